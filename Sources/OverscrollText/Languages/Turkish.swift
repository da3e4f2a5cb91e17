/// The control's texts in Turkish, in the order of the keys.
enum Turkish {
  static let words: StaticString = """
    Yenilemek için çekin
    Yenilemek için bırakın
    Yenileniyor…
    Güncellendi
    Yenilenemedi
    Son güncelleme:\u{20}
    bugün
    Henüz güncellenmedi
    Yenile
    Yenileniyor
    Güncellendi
    Yenilenemedi
    Daha fazla yükle
    Öncekileri yükle
    Daha fazlası için çekin
    Daha fazlası için bırakın
    Yükleniyor…
    Yüklendi
    Yüklenemedi
    Yüklenemedi. Tekrar denemek için dokunun
    Daha fazlası yok
    Daha fazlası yükleniyor
    Daha fazlası için bırakın
    Geri
    """
}
