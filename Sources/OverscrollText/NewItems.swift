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
}
