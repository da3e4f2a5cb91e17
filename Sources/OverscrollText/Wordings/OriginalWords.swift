/// The words of EGOTableViewPullRefresh, by the number of their key.
///
/// It had none for results: after a run it shows the text for the next pull.
enum EGOWords {
  /// In English.
  static let english: StaticString = """
    Pull down to refresh...
    Release to refresh...
    Loading...
    Pull down to refresh...
    Pull down to refresh...
    Last Updated:\u{20}
    """

  /// In Chinese, as in an app that used it.
  static let chinese: StaticString = """
    下拉可以刷新
    松开即可刷新
    加载中
    下拉可以刷新
    下拉可以刷新
    最后更新:\u{20}
    """
}

/// The words of CLLRefresh, by the number of their key; an empty line is a key it had no words for.
enum CLLWords {
  /// In English, which it did not support.
  static let english: StaticString = """
    Pull to refresh
    Release to refresh
    Loading
    Pull to refresh
    Pull to refresh
    Last refresh:\u{20}

    Refresh time




    Pull up to load more

    Pull up to load more
    Pull up to load more
    Loading
    Pull up to load more
    """

  /// In Chinese.
  static let chinese: StaticString = """
    下拉刷新
    释放立即刷新
    正在加载
    下拉刷新
    下拉刷新
    上次刷新：

    刷新时间




    上拉加载更多

    上拉加载更多
    上拉加载更多
    加载中
    上拉加载更多
    """
}

/// The words of MJRefresh, by the number of their key; an empty line is a key it had no words for.
///
/// The text of a tap footer names the tap, that of a pulled footer the pull, also after a run.
enum MJWords {
  /// In English.
  static let english: StaticString = """
    Pull down to refresh
    Release to refresh
    Loading...
    Pull down to refresh
    Pull down to refresh
    Last update:\u{20}
    Today
    Last update: No record




    Tap or pull up to load more

    Pull up to load more
    Release to load more
    Loading...
    Pull up to load more


    No more data
    """

  /// In Chinese, in simplified characters.
  static let simplifiedChinese: StaticString = """
    下拉可以刷新
    松开立即刷新
    正在刷新数据中...
    下拉可以刷新
    下拉可以刷新
    最后更新：
    今天
    最后更新：无记录




    点击或上拉加载更多

    上拉可以加载更多
    松开立即加载更多
    正在加载更多的数据...
    上拉可以加载更多


    已经全部加载完毕
    """

  /// In Chinese, in traditional characters.
  static let traditionalChinese: StaticString = """
    下拉可以刷新
    鬆開立即刷新
    正在刷新數據中...
    下拉可以刷新
    下拉可以刷新
    最後更新：
    今天
    最後更新：無記錄




    點擊或上拉加載更多

    上拉可以加載更多
    鬆開立即加載更多
    正在加載更多的數據...
    上拉可以加載更多


    已經全部加載完畢
    """

  /// In Korean.
  static let korean: StaticString = """
    아래로 당겨 새로고침
    놓으면 새로고침
    로딩중...
    아래로 당겨 새로고침
    아래로 당겨 새로고침
    마지막 업데이트:\u{20}
    오늘
    마지막 업데이트: 기록 없음




    탭 또는 위로 당겨 로드함

    위로 당겨 더 로드 가능
    놓으면 더 로드됨.
    로딩중...
    위로 당겨 더 로드 가능


    더이상 데이터 없음
    """

  /// In Russian.
  static let russian: StaticString = """
    Потяните чтобы обновить
    Отпустите чтобы обновить
    Загрузка...
    Потяните чтобы обновить
    Потяните чтобы обновить
    Последнее обновление:\u{20}
    Сегодня
    Последнее обновление: Нет записи




    Нажмите или потяните чтобы загрузить еще

    Потяните чтобы загрузить еще
    Отпустите чтобы загрузить еще
    Загрузка...
    Потяните чтобы загрузить еще


    Больше нет данных
    """

  /// In Ukrainian.
  static let ukrainian: StaticString = """
    Потягніть для оновлення
    Відпустіть для оновлення
    Завантаження...
    Потягніть для оновлення
    Потягніть для оновлення
    Останнє оновлення:\u{20}
    Сьогодні
    Останнє оновлення: Немає запису




    Натисніть або потягніть щоб завантажити ще

    Потягніть щоб завантажити ще
    Відпустіть щоб завантажити ще
    Завантаження...
    Потягніть щоб завантажити ще


    Немає даних
    """
}

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
