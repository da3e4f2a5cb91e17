/// The control's texts in Indonesian, in the order of the keys.
enum Indonesian {
  static let words: StaticString = """
    Tarik untuk menyegarkan
    Lepas untuk menyegarkan
    Menyegarkan…
    Diperbarui
    Tidak dapat menyegarkan
    Terakhir diperbarui:\u{20}
    hari ini
    Belum pernah diperbarui
    Segarkan
    Menyegarkan
    Diperbarui
    Tidak dapat menyegarkan
    Muat lainnya
    Muat sebelumnya
    Tarik untuk memuat lainnya
    Lepas untuk memuat lainnya
    Memuat…
    Selesai dimuat
    Gagal memuat
    Gagal memuat. Ketuk untuk mencoba lagi
    Tidak ada lagi
    Memuat lainnya
    Lepas untuk melihat lainnya
    Kembali
    """
}
