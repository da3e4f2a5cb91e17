/// The words of MJRefresh's trailer, by the number of their key.
///
/// In four of its six languages it showed the names of the keys instead of texts; those here are
/// our translations.
enum MJTrailerWords {
  /// In English.
  static let english: StaticString = """














    Slide to view details
    Release to view details
    Release to view details
    Slide to view details
    """

  /// In Chinese, in simplified characters.
  static let simplifiedChinese: StaticString = """














    滑动查看图文详情
    释放查看图文详情
    释放查看图文详情
    滑动查看图文详情
    """

  /// In Chinese, in traditional characters.
  static let traditionalChinese: StaticString = """














    滑動查看圖文詳情
    釋放查看圖文詳情
    釋放查看圖文詳情
    滑動查看圖文詳情
    """

  /// In Korean.
  static let korean: StaticString = """














    밀어서 상세 보기
    놓으면 상세 보기
    놓으면 상세 보기
    밀어서 상세 보기
    """

  /// In Russian.
  static let russian: StaticString = """














    Потяните, чтобы открыть подробности
    Отпустите, чтобы открыть подробности
    Отпустите, чтобы открыть подробности
    Потяните, чтобы открыть подробности
    """

  /// In Ukrainian.
  static let ukrainian: StaticString = """














    Потягніть, щоб відкрити подробиці
    Відпустіть, щоб відкрити подробиці
    Відпустіть, щоб відкрити подробиці
    Потягніть, щоб відкрити подробиці
    """
}
