/// The control's texts in Chinese, in traditional characters, in the order of the keys.
enum TraditionalChinese {
  static let words: StaticString = """
    下拉即可重新整理
    放開即可重新整理
    正在重新整理…
    已更新
    無法重新整理
    上次更新：
    今天
    尚未更新
    重新整理
    正在重新整理
    已更新
    無法重新整理
    載入更多
    載入較早內容
    上拉載入更多
    放開即可載入更多
    正在載入…
    載入完成
    無法載入
    無法載入，點一下重試
    沒有更多了
    正在載入更多
    放開查看更多
    返回
    """
}
