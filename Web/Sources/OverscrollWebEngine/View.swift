public import Overscroll

/// What one element of a page has in the wasm module, reached by its address.
///
/// The address is the element's handle and that of its answer block: first the numbers of
/// ``AnswerSlot``, then what Swift keeps. The page owns it: it opens a view, passes the address to
/// every call, and closes the view once. So there is no table of views and no global state.
public struct View {
  /// The address that the page knows the view by.
  public let address: UnsafeMutableRawPointer

  /// What Swift keeps of a view beside its session.
  struct Surroundings {
    var wheel = WheelGesture()
    var environment = Environment()
    var start = Use()
    var end = Use()
  }

  /// What drawing asks of the behavior at an edge.
  public struct Use {
    /// What the part is for.
    public internal(set) var role = Role.refresh
    /// What starts a run.
    public internal(set) var trigger = Trigger.release
    /// How closely the look of an old control keeps to it.
    public internal(set) var fidelity = Fidelity.corrected
    /// Whether the edge is to have a part at all.
    var isPart = false
  }

  private static let answerSize = AnswerSlot.allCases.count * MemoryLayout<Double>.stride

  /// Reads an address that the page passed in.
  ///
  /// - Parameter address: What opening a view returned. Any other address is undefined behavior;
  ///   the page's script keeps it to itself.
  public init(at address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Makes a view with a session of its own, moved by the engine.
  ///
  /// - Parameter axis: The axis it scrolls along.
  /// - Returns: The view; it lives until it is closed.
  static func open(_ axis: Axis) -> View {
    let size =
      answerSize + MemoryLayout<Session>.stride + MemoryLayout<Surroundings>.stride
      + 2 * MemoryLayout<Behavior>.stride
    let view = View(at: .allocate(byteCount: size, alignment: 16))
    view.answers.initialize(repeating: 0, count: AnswerSlot.allCases.count)
    view.session.initialize(to: Session(axis: axis, bounce: .engine))
    view.surroundings.initialize(to: Surroundings())
    return view
  }

  /// Gives the view's memory back; its address means nothing afterwards.
  func close() {
    session.deinitialize(count: 1)
    address.deallocate()
  }

  /// The view's session, in place: a copy would be large.
  package var session: UnsafeMutablePointer<Session> {
    (address + Self.answerSize).assumingMemoryBound(to: Session.self)
  }

  /// What the page last said of its surroundings, for drawing.
  public var environment: Environment { surroundings.pointee.environment }

  /// What an edge is used for.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: What was last configured there; a refresh where nothing was.
  public func use(of edge: Edge) -> Use {
    edge == .start ? surroundings.pointee.start : surroundings.pointee.end
  }

  var surroundings: UnsafeMutablePointer<Surroundings> {
    (address + Self.answerSize + MemoryLayout<Session>.stride)
      .assumingMemoryBound(to: Surroundings.self)
  }

  /// The behavior that is chosen for an edge, none for no part.
  ///
  /// In place: a copy would be large.
  func behavior(of edge: Edge) -> UnsafeMutablePointer<Behavior>? {
    use(of: edge).isPart ? place(of: edge) : nil
  }

  /// Where an edge's behavior stands once one is chosen.
  private func place(of edge: Edge) -> UnsafeMutablePointer<Behavior> {
    UnsafeMutableRawPointer(surroundings + 1).assumingMemoryBound(to: Behavior.self)
      + Int(edge.rawValue)
  }

  private var answers: UnsafeMutablePointer<Double> {
    address.assumingMemoryBound(to: Double.self)
  }

  /// Writes one number of the answer.
  ///
  /// - Parameters:
  ///   - slot: Which number.
  ///   - value: The number.
  func answer(_ slot: AnswerSlot, _ value: Double) {
    answers[Int(slot.rawValue)] = value
  }

  /// Chooses a behavior for an edge, or with nil none; it counts from the next configuring on.
  func choose(_ edge: Edge, _ behavior: Behavior?, _ fidelity: Fidelity) {
    var use = Use(fidelity: fidelity)
    if let behavior {
      use = Use(role: behavior.role, fidelity: fidelity, isPart: true)
      place(of: edge).initialize(to: behavior)
    }
    if edge == .start { surroundings.pointee.start = use } else { surroundings.pointee.end = use }
  }

  /// Gives an edge the part that is chosen for it, or takes it away.
  func configure(_ edge: Edge, at time: Double) throws(BehaviorError) {
    let chosen = behavior(of: edge)
    try chosen?.pointee.check()
    session.pointee.configure(edge, chosen?.pointee, at: time)
    guard let behavior = chosen?.pointee else { return }
    if edge == .start {
      surroundings.pointee.start.trigger = behavior.trigger
    } else {
      surroundings.pointee.end.trigger = behavior.trigger
    }
  }

  /// Sends an event, and before it the end of a wheel gesture that fell silent.
  func send(_ event: RawEvent, at time: Double) {
    let isSilent = surroundings.pointee.wheel.isSilent(at: time)
    note(isSilent ? .ended : .scroll)
    if isSilent { send(.wheelEnded, at: time) }
    if event.code == .environmentChanged {
      surroundings.pointee.environment = Environment(
        reduceMotion: event.flag,
        scale: event.x,
        direction: event.number == 1 ? .rightToLeft : .leftToRight
      )
    }
    session.pointee.send(event, at: time)
  }

  /// Takes in one step of a wheel and sends what it means.
  func step(by delta: Double, at time: Double, isAtEdge: Bool, isMomentum: Bool?) {
    let meaning = surroundings.pointee.wheel.step(
      by: delta,
      at: time,
      isAtEdge: isAtEdge,
      isMomentum: isMomentum
    )
    note(meaning)
    switch meaning {
    case .scroll:
      break
    case .began:
      send(.wheelBegan, at: time)
      send(.wheelMoved, at: time, by: delta)
    case .moved:
      send(.wheelMoved, at: time, by: delta)
    case .fading:
      send(.wheelMoved, at: time, by: delta, isMomentum: true)
    case .ended:
      send(.wheelEnded, at: time)
    }
  }

  /// Reports the meaning of a wheel event, for code that records what the session receives.
  private func note(_ meaning: WheelGesture.Meaning) {
    answer(.wheel, Double(meaning.rawValue))
  }

  // Once: an event is many numbers to put in place.
  @inline(never)
  private func send(
    _ code: EventCode,
    at time: Double,
    by delta: Double = 0,
    isMomentum: Bool = false
  ) {
    session.pointee.send(RawEvent(code, flag: isMomentum, x: delta), at: time)
  }
}
