package import Overscroll
package import OverscrollText

/// The texts of a style in one language: its titles, and the line for the last update.
///
/// Never fails: an unknown language falls back to English, and an invalid date to the text for no
/// update. Both are counted.
///
/// ```swift
/// var speech = Speech(.mj, to: "zh-Hans".utf8)
/// let title = speech.title(for: .armed)  // 松开立即刷新
/// ```
///
/// Stage: beside the painter; looks only use a text's width.
package struct Speech: Sendable {
  /// The language of the texts.
  package let language: Language
  /// The wording of the texts.
  package let wording: Wording
  /// Counts of unknown languages and dates.
  package private(set) var diagnostics = Diagnostics()

  /// Counts of values that could not be used.
  package struct Diagnostics: Equatable, Sendable {
    /// Language tags that are empty, malformed or of an unsupported language.
    package var unknownLanguages = 0
    /// Invalid dates.
    package var unknownDates = 0

    /// Makes counts of 0.
    package init() {}
  }

  /// Selects the texts of a style for a language.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - tag: A BCP 47 language tag in UTF-8; an unknown one counts as English.
  package init(_ style: PullStyle, to tag: some Sequence<UInt8>) {
    language = Language(matching: tag)
    wording = style.wording
    if language == .en, !isEnglish(tag) { diagnostics.unknownLanguages = 1 }
  }

  /// The title for a phase.
  ///
  /// - Parameters:
  ///   - phase: The present phase.
  ///   - role: The role of the part.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run.
  ///   - lastOutcome: How the latest run ended.
  ///   - floor: The state of the floor.
  /// - Returns: The text.
  package func title(
    for phase: Phase,
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil,
    floor: FloorPhase = .closed
  ) -> Words {
    let key = TextKey(
      titleFor: phase,
      role: role,
      edge: edge,
      trigger: trigger,
      lastOutcome: lastOutcome,
      floor: floor
    )
    return language.text(key, in: wording)
  }

  /// The line for the last update.
  ///
  /// - Parameters:
  ///   - moment: Its time; nil if there was none. An invalid date counts as nil.
  ///   - today: The present day, in the same calendar and time zone.
  ///   - local: Formats the time in the user's own short form, with the requested parts; used if
  ///     the wording has no pattern.
  /// - Returns: The line, in UTF-8; empty if there was no update and the wording has no text for that.
  package mutating func lastUpdated(
    _ moment: CalendarMoment?,
    today: CalendarDay,
    local: (DateWording) -> [UInt8]
  ) -> [UInt8] {
    guard let moment, moment.isKnown else {
      if moment != nil { diagnostics.unknownDates += 1 }
      return wording == .standard ? [] : bytes(.neverUpdated)
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

/// Whether a tag's primary language is English.
private func isEnglish(_ tag: some Sequence<UInt8>) -> Bool {
  var count = 0
  for byte in tag {
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
    let expected = count == 0 ? UInt8(ascii: "e") : UInt8(ascii: "n")
    guard byte | 0x20 == expected else { return false }
    count += 1
  }
  return count == 2
}

// Maps states to texts. In this module because only it imports both the texts and the engine.
extension TextKey {
  /// Selects the title for a phase.
  ///
  /// A cancelled run has the title of the idle phase, because there is no result to show. That
  /// title is also the label of a load-more's control.
  ///
  /// - Parameters:
  ///   - phase: The present phase.
  ///   - role: The role of the part; the other parameters matter for a load-more only.
  ///   - edge: The part's edge.
  ///   - trigger: What starts a run: a load-more that is not pulled has no titles for pulling, and
  ///     keeps its title for a failure.
  ///   - lastOutcome: How the latest run ended, as in the part's progress.
  ///   - floor: The state of the floor.
  package init(
    titleFor phase: Phase,
    role: Role = .refresh,
    edge: Edge = .start,
    trigger: Trigger = .release,
    lastOutcome: Outcome? = nil,
    floor: FloorPhase = .closed
  ) {
    if floor == .armed {
      self = .floorArmed
      return
    }
    switch role {
    case .refresh: self.init(refreshTitleFor: phase)
    case .loadMore:
      let failed: TextKey = trigger == .automatic || trigger == .tap ? .loadRetry : .loadFailed
      switch phase {
      case .idle, .pulling, .finishing(.cancelled):
        if lastOutcome == .failed, !trigger.isPull {
          self = failed
        } else if edge == .start {
          self = .loadEarlier
        } else {
          self = trigger.isPull ? .loadPulling : .loadMore
        }
      case .armed: self = .loadArmed
      case .running: self = .loadRunning
      case .finishing(.succeeded): self = .loadSucceeded
      case .finishing(.failed): self = failed
      case .finishing(.exhausted), .exhausted: self = .loadExhausted
      }
    }
  }

  private init(refreshTitleFor phase: Phase) {
    switch phase {
    case .idle, .pulling, .finishing(.cancelled), .exhausted: self = .headerIdle
    case .armed: self = .headerArmed
    case .running: self = .headerRunning
    case .finishing(.succeeded), .finishing(.exhausted): self = .headerSucceeded
    case .finishing(.failed): self = .headerFailed
    }
  }

  /// Selects the text of an announcement to a screen reader.
  ///
  /// - Parameters:
  ///   - announcement: The announcement.
  ///   - role: The role of the part that makes the announcement.
  package init(saying announcement: Announcement, role: Role = .refresh) {
    let isRefresh = role == .refresh
    switch announcement {
    case .began: self = isRefresh ? .announceBegan : .announceLoading
    case .succeeded: self = isRefresh ? .announceSucceeded : .loadSucceeded
    case .failed: self = isRefresh ? .announceFailed : .loadFailed
    case .exhausted: self = isRefresh ? .announceSucceeded : .loadExhausted
    }
  }
}
