internal import Overscroll

/// The word that names an order: its Swift name.
enum OrderWord: String, CaseIterable, Named {
  case startAction
  case cancelAction
  case setContribution
  case setDisplacement
  case scrollTo
  case requestFrames
  case stopFrames
  case wake
  case playHaptic
  case announce
  case reportMilestone
  case reportPhase
  case storeLastUpdated
}

extension Effect {
  /// The effect as a line of a trace: its edge, its order, its values.
  var words: [WrittenWord] { [.text(edge.word)] + order.words }

  /// Reads an edge, an order and its values.
  init(_ line: inout LineReader) throws(TraceError) {
    let edge = try line.value(Edge.self)
    self.init(edge: edge, order: try Order(&line))
  }
}

extension Effect.Order {
  /// The name and the value.
  fileprivate var words: [WrittenWord] {
    func line(_ name: OrderWord, _ values: WrittenWord...) -> [WrittenWord] {
      [.text(name.rawValue)] + values
    }
    switch self {
    case .startAction(let run): return line(.startAction, .text(String(run.number)))
    case .cancelAction(let run): return line(.cancelAction, .text(String(run.number)))
    case .setContribution(let points): return line(.setContribution, .number(points))
    case .setDisplacement(let points): return line(.setDisplacement, .number(points))
    case .scrollTo(let offset): return line(.scrollTo, .number(offset))
    case .requestFrames: return line(.requestFrames)
    case .stopFrames: return line(.stopFrames)
    case .wake(let time): return line(.wake, .number(time))
    case .playHaptic: return line(.playHaptic)
    case .announce(let announcement): return line(.announce, .text(announcement.word))
    case .reportMilestone(let milestone): return line(.reportMilestone, .text(milestone.word))
    case .reportPhase(let phase): return line(.reportPhase, .text(phase.word))
    case .storeLastUpdated: return line(.storeLastUpdated)
    }
  }

  /// Reads a name and the value that belongs to it.
  fileprivate init(_ line: inout LineReader) throws(TraceError) {
    switch try line.value(OrderWord.self) {
    case .startAction: self = .startAction(RunToken(number: try line.whole()))
    case .cancelAction: self = .cancelAction(RunToken(number: try line.whole()))
    case .setContribution: self = .setContribution(try line.number())
    case .setDisplacement: self = .setDisplacement(try line.number())
    case .scrollTo: self = .scrollTo(try line.number())
    case .requestFrames: self = .requestFrames
    case .stopFrames: self = .stopFrames
    case .wake: self = .wake(at: try line.number())
    case .playHaptic: self = .playHaptic
    case .announce: self = .announce(try line.value())
    case .reportMilestone: self = .reportMilestone(try line.value())
    case .reportPhase: self = .reportPhase(try line.value())
    case .storeLastUpdated: self = .storeLastUpdated
    }
  }
}
