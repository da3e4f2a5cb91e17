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
