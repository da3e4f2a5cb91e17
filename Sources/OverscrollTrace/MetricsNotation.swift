internal import Overscroll

/// The words after the numbers of a scroll view.
private enum MetricsWord: String {
  case own
  case inner
  case toStart
  case toEnd
}

extension ScrollMetrics {
  /// Three numbers; two more if an inset is not 0; then the flags and the item counts.
  func words(isOwnWrite: Bool) -> [WrittenWord] {
    let hasBase = baseStart.bitPattern != 0 || baseEnd.bitPattern != 0
    let numbers = [offset, viewport, extent] + (hasBase ? [baseStart, baseEnd] : [])
    func count(_ word: MetricsWord, _ items: Int?) -> [WrittenWord] {
      items.map { [.text(word.rawValue + "=" + String($0))] } ?? []
    }
    return numbers.map(WrittenWord.number)
      + .flag(MetricsWord.own.rawValue, isOwnWrite)
      + .flag(MetricsWord.inner.rawValue, innerCanScroll)
      + count(.toStart, itemsToStart)
      + count(.toEnd, itemsToEnd)
  }

  /// Reads a line to its end, with the event's own-write flag.
  init(_ line: inout LineReader, isOwnWrite: inout Bool) throws(TraceError) {
    self.init(
      offset: try line.number(),
      viewport: try line.number(),
      extent: try line.number()
    )
    let next = line.peek.parts(around: "=")?.before ?? line.peek
    if !line.isAtEnd, MetricsWord(rawValue: next.text) == nil {
      baseStart = try line.number()
      baseEnd = try line.number()
    }
    isOwnWrite = line.take(MetricsWord.own.rawValue)
    innerCanScroll = line.take(MetricsWord.inner.rawValue)
    itemsToStart = try line.count(MetricsWord.toStart.rawValue)
    itemsToEnd = try line.count(MetricsWord.toEnd.rawValue)
  }
}
