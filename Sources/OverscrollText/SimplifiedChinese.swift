/// The control's words in Chinese, in simplified characters.
enum SimplifiedChinese {
  static func text(_ key: TextKey) -> StaticString {
    switch key {
    case .headerIdle: "下拉可以刷新"
    case .headerArmed: "松开立即刷新"
    case .headerRunning: "正在刷新…"
    case .headerSucceeded: "已更新"
    case .headerFailed: "刷新失败"
    case .lastUpdated: "最后更新："
    case .today: "今天"
    case .neverUpdated: "暂无记录"
    case .refresh: "刷新"
    case .announceBegan: "正在刷新"
    case .announceSucceeded: "已更新"
    case .announceFailed: "刷新失败"
    case .loadMore: "加载更多"
    case .loadEarlier: "加载更早内容"
    case .loadPulling: "上拉加载更多"
    case .loadArmed: "松开立即加载"
    case .loadRunning: "正在加载…"
    case .loadSucceeded: "加载完成"
    case .loadFailed: "加载失败"
    case .loadRetry: "加载失败，点按重试"
    case .loadExhausted: "没有更多了"
    case .announceLoading: "正在加载更多"
    }
  }
}
