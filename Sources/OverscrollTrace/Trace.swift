public import Overscroll

/// A recorded pull as a value: the events of one session, and the expected results.
///
/// Tests and bug reports are traces, and a host can record one of everything it sends. The same
/// text replays natively and in the browser with bit-identical results.
///
/// ```
/// overscroll-trace 1
/// session vertical engine
/// part start refresh standard minimumRunning=0.5
/// 0 scrolled 0 640 4000
/// 0 attached
/// 0.016 contactBegan 1 300
/// 0.032 contactMoved 1 312            # 12 points of finger
/// > start pulling 0.10                # edge, phase, progress
/// 0.048 contactMoved 1 324
/// ! start setDisplacement 12.93       # all that the event above ordered
/// ```
///
/// ## Grammar
///
/// UTF-8 text, one statement per line, words separated by spaces or tabs. A `#` begins a comment
/// that ends with its line; empty lines are ignored. In the grammar `[ ]` is optional, `*` means
/// zero or more, and capitals are explained below.
///
/// ```
/// trace       = header session *(part *expectation) *(event *expectation)
/// header      = overscroll-trace 1
/// session     = session AXIS BOUNCE [CONCURRENCY]
/// part        = part EDGE BEHAVIOR
/// event       = SECONDS KIND
/// expectation = > EDGE PHASE [NUMBER]     phase, and progress, after the event above
///             | ! EDGE ORDER              one of the effects of the event above
///             | ! nothing                 the event above had no effects
///
/// AXIS        = vertical | horizontal
/// BOUNCE      = native | engine
/// CONCURRENCY = exclusive | independent   of a refresh and a load-more; exclusive unless written
/// EDGE        = start | end
/// PHASE       = idle | pulling | armed | running | exhausted
///             | finishing-succeeded | finishing-failed
///             | finishing-cancelled | finishing-exhausted
/// OUTCOME     = succeeded | failed | cancelled | exhausted
///
/// KIND        = configured EDGE none
///             | configured EDGE BEHAVIOR
///             | contactBegan ID POINTS
///             | contactMoved ID POINTS
///             | contactEnded ID
///             | contactCancelled ID
///             | wheelBegan
///             | wheelMoved POINTS [momentum]
///             | wheelEnded
///             | scrolled OFFSET VIEWPORT EXTENT [BASESTART BASEEND] [own] [inner] [ITEMS]
///             | contentChanged EXTENT [POINTS]      POINTS inserted before what is read
///             | attached
///             | shown
///             | hidden
///             | detached
///             | environmentChanged SCALE DIRECTION [reduceMotion]
///             | beginRequested EDGE SOURCE [SECONDS]  SECONDS until the run begins
///             | externalLoadingChanged EDGE LOADING
///             | actionFinished EDGE RUN OUTCOME
///             | cancelRequested EDGE
///             | resetRequested EDGE
///             | floorRequested EDGE open    | floorRequested EDGE close
///             | frame
///             | woke
///             | exhaustRequested EDGE
///             | uncoverRequested EDGE
///             | concurrencyChanged CONCURRENCY
///             | prefetchFinished EDGE RUN
/// ITEMS       = [toStart=COUNT] [toEnd=COUNT]
/// DIRECTION   = leftToRight | rightToLeft
/// SOURCE      = program | key | accessibility | tap
/// LOADING     = loading | notLoading
///
/// ORDER       = startAction RUN
///             | cancelAction RUN
///             | setContribution POINTS
///             | setDisplacement POINTS
///             | scrollTo POINTS
///             | requestFrames
///             | stopFrames
///             | wake SECONDS
///             | playHaptic
///             | announce began | announce succeeded | announce failed | announce exhausted
///             | reportMilestone opened | reportMilestone closingBegan | reportMilestone closed
///             | reportPhase PHASE
///             | storeLastUpdated
///             | reportFloor FLOOR
///             | prefetch RUN
/// FLOOR       = closed | armed | opening | open | closing
///
/// BEHAVIOR    = refresh REFRESH *(NAME=VALUE)
///             | loadMore LOADMORE *(NAME=VALUE)
/// REFRESH     = standard | ego | ego-original | cll | mj | mrefresh | mrefresh-original | yq
///             | yq-original
/// LOADMORE    = standard | back | tap | cll | mj-back | mj-auto | mj-auto-original | mj-trailer
/// NAME=VALUE  = startDistance=POINTS
///             | arm=POINTS                | armStrictness=STRICTNESS
///             | fire=POINTS               | fireStrictness=STRICTNESS
///             | trigger=TRIGGER
///             | lead=NUMBER               | leadUnit=UNIT
///             | hold=POINTS               | holdMeans=MEANS
///             | holdFollowsScroll=no      | holdFollowsScroll=yes
///             | actionDelay=SECONDS
///             | endWithContact=fold | endWithContact=defer
///             | opening=MOTION            | closing=MOTION
///             | minimumRunning=SECONDS    | resultHold=SECONDS
///             | placement=PLACEMENT
///             | indicatorExtent=POINTS    | ignoredInset=POINTS
///             | resting=POINTS
///             | shortContent=CONTENT      | emptyContent=CONTENT
///             | whenExhausted=show        | whenExhausted=hide      | whenExhausted=loadAgain
///             | budgetPerDrag=COUNT       | backOff=SECONDS
///             | floor=POINTS              | floorStrictness=STRICTNESS
///             | floorLeave=NUMBER         | floorMotion=MOTION
///             | dragRate=NUMBER           | dragLimit=POINTS
///             | movesContent=yes          | movesContent=no
///             | locksContent=yes          | locksContent=no
///             | prefetch=NUMBER
/// STRICTNESS  = reached | exceeded
/// TRIGGER     = release | reach | tap | none | automatic
/// UNIT        = points | viewports | items
/// MEANS       = inset | offset
/// CONTENT     = fill | show | hide | afterGesture
/// MOTION      = SECONDS                   a spring's response
///             | CURVE:SECONDS             an easing curve's duration
/// CURVE       = linear | easeInOut | systemDefault
/// PLACEMENT   = withContent | fixedBehind | fixedInFront | gapCentered | superviewLayer | overlay
///             | afterContent | growing | fullViewport
/// ```
///
/// SECONDS, POINTS, OFFSET, VIEWPORT, EXTENT, BASESTART, BASEEND, SCALE and NUMBER are finite
/// decimal numbers: `12`, `-0.5`, `1e-7`. ID and COUNT are whole numbers with or without a sign.
/// RUN is a whole number from 0 to 4294967295: the run's token, counted from 1 at each edge.
///
/// - A `part` line is a `configured` event at time 0.
/// - The first two words of a BEHAVIOR name one of the engine's. Further words change it, each name
///   at most once and without spaces around the `=`. Unless written, fire is the same as arm, and
///   the indicator's length is the hold, the resting room or the arm distance, the first that is
///   not 0, if the named behavior is like that.
/// - Times may decrease: a time before the last one is a legal input.
/// - The `!` lines of an event list all of its effects. Without one, effects are not compared.
/// - An expected number matches what rounds to it in its last written place: `6.53` matches 6.525
///   to 6.535, `60` matches 59.5 to 60.5.
///
/// ``Replay`` runs a trace.
public struct Trace: Equatable, Sendable {
  /// The axis of the session.
  package let axis: Axis
  /// Whether the toolkit or the engine moves content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more may run at the same time.
  package let concurrency: Concurrency
  /// The events, in order, each with its expectations.
  package internal(set) var steps: [Step] = []

  /// Starts an empty recording.
  ///
  /// - Parameters:
  ///   - axis: The axis of the session.
  ///   - bounce: Whether the toolkit or the engine moves content past its edges.
  public init(axis: Axis, bounce: Bounce) {
    self.init(axis: axis, bounce: bounce, concurrency: .exclusive)
  }

  package init(axis: Axis, bounce: Bounce, concurrency: Concurrency) {
    self.axis = axis
    self.bounce = bounce
    self.concurrency = concurrency
  }

  /// Reads a text.
  ///
  /// The reader is strict: any error rejects the whole text.
  ///
  /// - Parameter text: The trace, with or without carriage returns.
  /// - Throws: ``TraceError`` at the first error.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ text: String) throws(TraceError) {
    try self.init(Array(text.utf8))
  }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8]) throws(TraceError) {
    self = try TraceReader.read(bytes)
  }

  /// The trace as a text that reads back as the same trace, with every number bit-identical.
  ///
  /// It ends with a line feed, and has no comments and no empty lines. Numbers have the fewest digits that read
  /// back to the same bits; expected numbers are unchanged.
  ///
  /// - Complexity: O(*n*) in the number of steps and expectations.
  public var text: String { TraceWriter.text(self) }

  /// Appends an event; a host calls it with everything it sends.
  ///
  /// - Parameter event: What happened.
  /// - Returns: False, without adding the event, if it cannot be written: a number in it is not
  ///   finite (the engine drops such an event, too), or a behavior uses a curve without a name.
  /// - Complexity: O(1), amortized; writes the event as text once.
  public mutating func record(_ event: InputEvent) -> Bool {
    guard event.writer.isReadable else { return false }
    steps.append(Step(line: nextLine, event: event))
    return true
  }

  /// The trace with another behavior for every part of the same role.
  ///
  /// Expectations are unchanged, with their lines.
  ///
  /// - Parameter behavior: The new behavior of those parts.
  /// - Returns: The changed trace; nil when it has no part of that role.
  package func with(_ behavior: Behavior) -> Trace? {
    var trace = self
    var isChanged = false
    for (index, step) in steps.enumerated() {
      guard case .configured(let edge, let old?) = step.event.kind, old.role == behavior.role else {
        continue
      }
      let event = InputEvent(time: step.event.time, kind: .configured(edge, behavior))
      trace.steps[index] = Step(line: step.line, event: event, expectations: step.expectations)
      isChanged = true
    }
    return isChanged ? trace : nil
  }

  /// The line number that the writer would give to the next event, without expectations.
  private var nextLine: Int {
    guard let last = steps.last else { return 3 }
    return (last.expectations.last?.line ?? last.line) + 1
  }

  /// One event, with its expectations.
  ///
  /// Two steps are equal if they have the same content, whatever their lines.
  package struct Step: Equatable, Sendable {
    /// The line the event was read from, from 1; for a recorded one, where it will be written.
    package let line: Int
    /// What happened.
    package let event: InputEvent
    /// The expectations, in the order in which they were written.
    package internal(set) var expectations: [Expectation] = []

    /// Compares two steps without their lines.
    ///
    /// - Parameters:
    ///   - first: A step.
    ///   - second: Another.
    /// - Returns: Whether events and expectations are equal.
    public static func == (first: Step, second: Step) -> Bool {
      first.event == second.event && first.expectations == second.expectations
    }
  }
}

/// Writes a trace as text that reads back as the same trace, with every number bit-identical.
///
/// A trace does not keep the comments and empty lines of its text, so they are lost.
enum TraceWriter {
  static func text(_ trace: Trace) -> String {
    var lines = header(trace.axis, trace.bounce, trace.concurrency)
    var isInParts = true
    for step in trace.steps {
      lines.append(line(step.event, isInParts: &isInParts))
      for expectation in step.expectations { lines.append(expectation.claim.line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The two lines that every trace begins with.
  static func header(
    _ axis: Axis,
    _ bounce: Bounce,
    _ concurrency: Concurrency
  ) -> [String] {
    var session = [StatementWord.session.rawValue, axis.word, bounce.word]
    if concurrency != .exclusive { session.append(concurrency.word) }
    return [StatementWord.header.rawValue + " 1", session.joined(separator: " ")]
  }

  /// The line of an event: a part line until another event has been written.
  static func line(_ event: InputEvent, isInParts: inout Bool) -> String {
    let isAtZero = event.time.bitPattern == 0
    if isInParts, isAtZero, case .configured(let edge, let behavior?) = event.kind {
      var part = LineWriter([StatementWord.part.rawValue])
      part.appendPart(edge, behavior)
      return part.line
    }
    isInParts = false
    return event.writer.line
  }
}
