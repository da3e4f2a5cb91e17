/// The control's texts in Chinese, in simplified characters, in the order of the keys.
enum SimplifiedChinese {
  static let words: StaticString = """
    下拉可以刷新
    松开立即刷新
    正在刷新…
    已更新
    刷新失败
    最后更新：
    今天
    暂无记录
    刷新
    正在刷新
    已更新
    刷新失败
    加载更多
    加载更早内容
    上拉加载更多
    松开立即加载
    正在加载…
    加载完成
    加载失败
    加载失败，点按重试
    没有更多了
    正在加载更多
    松开查看更多
    返回
    """
}
