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
    }
  }
}
