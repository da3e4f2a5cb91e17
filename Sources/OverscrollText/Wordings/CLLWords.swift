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
