internal import Overscroll

/// The role of an edge.
enum PartWord: String, CaseIterable, Named {
  case none
  case refresh
  case loadMore

  /// Reads the role of an edge and its behavior, to the end of the line; nil for none.
  static func readBehavior(
    _ line: inout LineReader,
    among parts: [PartWord] = allCases
  ) throws(TraceError) -> Behavior? {
    switch try line.value(among: parts) {
    case .none: nil
    case .refresh: try Behavior(&line, RefreshWord.self)
    case .loadMore: try Behavior(&line, LoadMoreWord.self)
    }
  }
}

extension Behavior {
  /// The role, the base and the differences from it.
  var words: [WrittenWord] {
    switch role {
    case .refresh:
      [.text(PartWord.refresh.word)] + words(changing: RefreshWord.nearest(to: self))
    case .loadMore:
      [.text(PartWord.loadMore.word)] + words(changing: LoadMoreWord.nearest(to: self))
    }
  }

  private func words(changing word: some BehaviorName) -> [WrittenWord] {
    var words: [WrittenWord] = [.text(word.word)]
    let usual = word.behavior.following(self)
    for name in ParameterWord.allCases where !isEqual(to: usual, in: name.parameter) {
      words.append(text(of: name.parameter).map { .text(name.word + "=" + $0) } ?? .unwritable)
    }
    return words
  }

  private func isEqual(to other: Behavior, in parameter: Parameter) -> Bool {
    if let motion = parameter.motion { return self[keyPath: motion] == other[keyPath: motion] }
    return self[parameter] == other[parameter]
  }

  /// The text of a parameter; nil for a motion with a curve without a name.
  private func text(of parameter: Parameter) -> String? {
    if let motion = parameter.motion { return self[keyPath: motion].text }
    let choice = parameter.choices.first { Double($0.number) == self[parameter] }
    return choice?.word ?? WrittenWord.shortest(self[parameter])
  }

  /// Reads a base and its overrides, to the end of the line.
  fileprivate init<Name: BehaviorName>(
    _ line: inout LineReader,
    _ names: Name.Type
  ) throws(TraceError) {
    let base = line.peek
    let name: Name = try line.value()
    var overrides = BehaviorOverrides(of: name.behavior)
    while !line.isAtEnd { try overrides.take(line.next()) }
    do {
      self = try overrides.behavior()
    } catch {
      throw (overrides.places[error.parameter] ?? base).error(.badBehavior(error.parameter))
    }
  }

  /// This base, with the dependent values of another behavior unless they are written.
  ///
  /// They are the fire distance, if the base fires where it arms, and the indicator's length, if
  /// that is of the hold, the room or the arm distance.
  func following(_ other: Behavior) -> Behavior {
    func usualExtent(_ behavior: Behavior) -> Double {
      let held = behavior.hold.distance
      let room = held > 0 ? held : behavior.resting
      return room > 0 ? room : behavior.arm.distance
    }
    var usual = self
    if fire.distance == arm.distance { usual.fire.distance = other.arm.distance }
    if fire.strictness == arm.strictness { usual.fire.strictness = other.arm.strictness }
    if indicatorExtent == usualExtent(self) { usual.indicatorExtent = usualExtent(other) }
    return usual
  }
}
