package import Overscroll
package import OverscrollText

/// What a style says to one reader: its titles, and the line for the last update.
///
/// Always has something to say: what it is told of a language or a date may be unknown, and it then
/// speaks English and says that there is no record. What was unknown is counted.
///
/// ```swift
/// var speech = Speech(.mj, to: "zh-Hans".utf8)
/// let title = speech.title(for: .armed)  // 松开立即刷新
/// ```
///
/// Stage: beside the painter; looks only know how wide a text is.
package struct Speech: Sendable {
  /// The language it speaks.
  package let language: Language
  /// Whose words it uses.
  package let wording: Wording
  /// What it was told and could not make sense of.
  package private(set) var diagnostics = Diagnostics()

  /// How often something was unknown.
  package struct Diagnostics: Equatable, Sendable {
    /// Language tags that are empty, malformed or of a language that is not spoken.
    package var unknownLanguages = 0
    /// Dates that no calendar has.
    package var unknownDates = 0

    /// Makes one with nothing counted.
    package init() {}
  }

  /// Finds the words of a style for a reader.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - tag: The reader's BCP 47 language tag in UTF-8; one that is unknown counts as English.
  package init(_ style: PullStyle, to tag: some Sequence<UInt8>) {
    language = Language(matching: tag)
    wording = style.wording
    if language == .en, !isEnglish(tag) { diagnostics.unknownLanguages = 1 }
  }

  /// The title for a phase.
  ///
  /// - Parameters:
  ///   - phase: The present phase.
  ///   - role: What the part is for.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run.
  ///   - lastOutcome: How the latest run ended.
  /// - Returns: The words.
  package func title(
    for phase: Phase,
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil
  ) -> Words {
    let key = TextKey(
      titleFor: phase,
      role: role,
      edge: edge,
      trigger: trigger,
      lastOutcome: lastOutcome
    )
    return language.text(key, in: wording)
  }

  /// The line for the last update.
  ///
  /// - Parameters:
  ///   - moment: When it was; nil when there was none. One that no calendar has counts as none.
  ///   - today: The present day, in the same calendar and time zone.
  ///   - local: Writes the moment in the reader's own short form, as much of it as it is asked for;
  ///     used where the wording has no pattern of its own.
  /// - Returns: The line, in UTF-8.
  package mutating func lastUpdated(
    _ moment: CalendarMoment?,
    today: CalendarDay,
    local: (DateWording) -> [UInt8]
  ) -> [UInt8] {
    guard let moment else { return bytes(.neverUpdated) }
    guard moment.isKnown else {
      diagnostics.unknownDates += 1
      return bytes(.neverUpdated)
    }
    let form = wording.form(of: moment.day, on: today)
    var line = bytes(.lastUpdated)
    if form == .today { line += bytes(.today) + [UInt8(ascii: " ")] }
    guard let pattern = wording.pattern(form) else { return line + local(form) }
    moment.write(pattern, to: &line)
    return line
  }

  private func bytes(_ key: TextKey) -> [UInt8] {
    language.text(key, in: wording).withUTF8Buffer { Array($0) }
  }
}

/// Whether a tag's first part is English's.
private func isEnglish(_ tag: some Sequence<UInt8>) -> Bool {
  var count = 0
  for byte in tag {
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
    let expected = count == 0 ? UInt8(ascii: "e") : UInt8(ascii: "n")
    guard count < 2, byte | 0x20 == expected else { return false }
    count += 1
  }
  return count == 2
}
