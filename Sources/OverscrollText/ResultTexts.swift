extension Language {
  /// How many items are new, such as "12 new".
  ///
  /// Not one of the keys, which every page of the browser would load. In languages whose plurals have more than
  /// two forms the number follows the word, so that it needs no form.
  ///
  /// - Parameter count: The number, more than 0.
  /// - Returns: The text.
  package func newItems(_ count: Int) -> String {
    let number = String(count)
    return switch self {
    case .en: number + " new"
    case .zhHans: number + " 条新内容"
    case .zhHant: number + " 則新內容"
    case .ja: "新着 " + number + " 件"
    case .ko: "새 항목 " + number + "개"
    case .de: number + " neu"
    case .fr: "Nouveautés : " + number
    case .es: "Novedades: " + number
    case .pt: "Novidades: " + number
    case .it: "Novità: " + number
    case .ru: "Новых: " + number
    case .uk: "Нових: " + number
    case .pl: "Nowe: " + number
    case .tr: number + " yeni"
    case .ar: "الجديد: " + number
    case .he: "חדש: " + number
    case .hi: number + " नए"
    case .vi: number + " mục mới"
    case .th: "ใหม่ " + number + " รายการ"
    case .id: number + " baru"
    }
  }

  /// What a refresh that has brought nothing says.
  package var nothingNew: String {
    switch self {
    case .en: "Nothing new"
    case .zhHans: "没有新内容"
    case .zhHant: "沒有新內容"
    case .ja: "新着はありません"
    case .ko: "새 항목 없음"
    case .de: "Nichts Neues"
    case .fr: "Rien de nouveau"
    case .es: "Nada nuevo"
    case .pt: "Nada de novo"
    case .it: "Nessuna novità"
    case .ru: "Ничего нового"
    case .uk: "Нічого нового"
    case .pl: "Nic nowego"
    case .tr: "Yeni bir şey yok"
    case .ar: "لا جديد"
    case .he: "אין חדש"
    case .hi: "कुछ नया नहीं"
    case .vi: "Không có gì mới"
    case .th: "ไม่มีรายการใหม่"
    case .id: "Tidak ada yang baru"
    }
  }

  /// What a run that has failed without a connection says.
  package var noConnection: String {
    switch self {
    case .en: "No connection"
    case .zhHans: "无网络连接"
    case .zhHant: "沒有網路連線"
    case .ja: "接続がありません"
    case .ko: "연결 없음"
    case .de: "Keine Verbindung"
    case .fr: "Pas de connexion"
    case .es: "Sin conexión"
    case .pt: "Sem conexão"
    case .it: "Nessuna connessione"
    case .ru: "Нет подключения"
    case .uk: "Немає з’єднання"
    case .pl: "Brak połączenia"
    case .tr: "Bağlantı yok"
    case .ar: "لا يوجد اتصال"
    case .he: "אין חיבור"
    case .hi: "कनेक्शन नहीं है"
    case .vi: "Không có kết nối"
    case .th: "ไม่มีการเชื่อมต่อ"
    case .id: "Tidak ada koneksi"
    }
  }
}
