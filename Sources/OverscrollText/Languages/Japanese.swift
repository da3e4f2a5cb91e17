/// The control's texts in Japanese, in the order of the keys.
enum Japanese {
  static let words: StaticString = """
    引っ張って更新
    離すと更新
    更新中…
    更新しました
    更新できませんでした
    最終更新：
    今日
    まだ更新されていません
    更新
    更新中
    更新しました
    更新できませんでした
    さらに読み込む
    以前の内容を読み込む
    上に引っ張ってさらに読み込む
    離すとさらに読み込む
    読み込み中…
    読み込みました
    読み込めませんでした
    読み込めませんでした。タップして再試行
    これ以上ありません
    さらに読み込み中
    """
}
