import Overscroll
import OverscrollTrace
import Testing

@Suite struct TraceErrorTests {
  private static let head = "overscroll-trace 1\nsession vertical engine\n"

  /// A text that cannot be read, and the sentence about it, up to an ellipsis.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let sentence: String

    /// Reads `LINE:COLUMN PROBLEM | TEXT`.
    init(_ line: Substring, after head: String) {
      let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let place = parts[0].prefix { $0 != " " }.split(separator: ":")
      let problem = parts[0].drop { $0 != " " }.dropFirst().dropLast()
      text = head + parts[1].dropFirst().map { $0 == "⏎" ? "\n" : $0 }
      sentence = "Line \(place[0]), column \(place[1]): \(problem)."
    }

    var testDescription: String { text }

    static func all(_ lines: String, after head: String = TraceErrorTests.head) -> [Case] {
      lines.split(separator: "\n").map { Case($0, after: head) }
    }
  }

  /// Before the first line that is not a header or a session.
  static let heads = Case.all(
    """
    1:1 a trace begins with the line overscroll-trace 1 |
    3:1 a trace begins with the line overscroll-trace 1 | # only a comment⏎⏎
    1:1 a trace begins with the line overscroll-trace 1 | session vertical engine
    1:3 a trace begins with the line overscroll-trace 1 |   overscroll 1
    1:17 a trace begins with the line overscroll-trace 1 | overscroll-trace
    1:18 a trace begins with the line overscroll-trace 1 | overscroll-trace 2
    1:20 a trace begins with the line overscroll-trace 1 | overscroll-trace 1 x
    1:19 a session line is missing, such as session vertical engine | overscroll-trace 1
    3:1 a session line is missing, such as session vertical engine | overscroll-trace 1⏎# nothing more⏎
    3:2 a session line is missing, such as session vertical engine | overscroll-trace 1⏎⏎ 0 frame
    2:1 a session line is missing, such as session vertical engine | overscroll-trace 1⏎part start refresh standard
    2:9 expected vertical, horizontal | overscroll-trace 1⏎session sideways engine
    2:18 expected native, engine | overscroll-trace 1⏎session vertical web
    2:17 a value is missing | overscroll-trace 1⏎session vertical
    2:25 expected exclusive, independent | overscroll-trace 1⏎session vertical engine 1
    2:37 this is one value too many | overscroll-trace 1⏎session vertical engine independent 1
    """,
    after: ""
  )

  /// The order of lines.
  static let orders = Case.all(
    """
    3:1 this line is out of order; the order is header, session, parts, events | overscroll-trace 1
    3:1 this line is out of order; the order is header, session, parts, events | session vertical engine
    4:3 this line is out of order; the order is header, session, parts, events | 0 frame⏎  part start refresh standard
    4:1 this line is out of order; the order is header, session, parts, events | 0 configured start none⏎part start refresh standard
    3:1 an expectation needs an event above it | > start idle
    3:2 an expectation needs an event above it |  ! nothing
    5:2 an event has either nothing or effects | 0 frame⏎! nothing⏎ ! start playHaptic
    5:1 an event has either nothing or effects | 0 frame⏎! end playHaptic⏎! nothing
    """
  )

  /// Times, events and their values; columns are bytes: the two letters before the last are three.
  static let events = Case.all(
    """
    3:1 expected a number | frame
    3:1 expected a number | 0.1.2 frame
    3:1 expected a number | 5. frame
    3:1 expected a number | 0x1p3 frame
    3:1 the number is not finite | NaN frame
    3:1 the number is not finite | -inf frame
    3:1 the number is not finite | 1e999 frame
    3:18 the number is not finite | 0 contactMoved 1 infinity
    3:2 a value is missing | 0
    3:2 a value is missing | 0  # frame
    3:3 expected configured, contactBegan… | 0 scroled 0 640 4000
    3:15 a value is missing | 0 contactBegan
    3:16 expected a whole number | 0 contactBegan 1.5 300
    3:16 expected a whole number | 0 contactBegan 99999999999999999999 300
    3:17 a value is missing | 0 contactMoved 1
    3:18 expected a number | 0 contactMoved 1 x
    3:18 this is one value too many | 0 contactEnded 1 300
    3:9 this is one value too many | 0 frame frame
    3:16 this is one value too many | 0 wheelMoved 4 momentun
    3:17 a value is missing | 0 scrolled 0 640
    3:25 a value is missing | 0 scrolled 0 640 4000 44
    3:23 expected a number | 0 scrolled 0 640 4000 mine
    3:29 this is one value too many | 0 scrolled 0 640 4000 inner own
    3:31 a value is missing | 0 scrolled 0 640 4000 toStart=
    3:31 expected a whole number | 0 scrolled 0 640 4000 toStart=1.5
    3:31 this is one value too many | 0 scrolled 0 640 4000 toEnd=1 toStart=1
    3:17 a value is missing | 0 contentChanged
    3:22 this is one value too many | 0 contentChanged 1 2 3
    3:18 expected start, end | 0 resetRequested all
    3:23 a value is missing | 0 environmentChanged 2
    3:24 expected leftToRight, rightToLeft | 0 environmentChanged 2 down
    3:18 expected start, end | 0 beginRequested top key
    3:24 expected program, key, accessibility, tap | 0 beginRequested start mouse
    3:30 expected loading, notLoading | 0 externalLoadingChanged end yes
    3:24 expected a whole number | 0 actionFinished start -1 failed
    3:24 expected a whole number | 0 actionFinished start 4294967296 failed
    3:26 expected succeeded, failed, cancelled, exhausted | 0 actionFinished start 1 done
    3:20 expected none, refresh, loadMore | 0 configured start more
    3:25 this is one value too many | 0 configured start none standard
    3:3 expected configured, contactBegan… | 0 éa 1
    3:18 this is one value too many | 0 contactEnded 1 éa 1
    """
  )

  /// Behaviors; the arm distance that is too small for the base has the place of the base.
  static let parts = Case.all(
    """
    3:5 a value is missing | part
    3:6 expected start, end | part top refresh standard
    3:12 expected refresh, loadMore | part start none
    3:21 expected standard, back, tap… | part start loadMore mj
    3:20 expected standard, ego, ego-original… | part start refresh back
    3:19 a value is missing | part start refresh
    3:20 expected standard, ego, ego-original… | part start refresh mj-back
    3:29 expected startDistance, arm, armStrictness… | part start refresh standard color=1
    3:32 a value is missing | part start refresh standard arm
    3:33 a value is missing | part start refresh standard arm=
    3:33 expected a number | part start refresh standard arm=x
    3:33 the number is not finite | part start refresh standard arm=nan
    3:42 this is one value too many | part start refresh standard arm=9 hold=8 arm=9
    3:43 expected reached, exceeded | part start refresh standard armStrictness=more
    3:37 expected linear, easeInOut, systemDefault | part start refresh standard opening=bounce:1
    3:44 a value is missing | part start refresh standard opening=linear:
    3:44 expected a number | part start refresh standard opening=linear:x
    3:29 arm is out of its range | part start refresh standard arm=0
    3:29 fire is out of its range | part start refresh standard fire=0
    3:29 hold is out of its range | part start refresh standard hold=-1
    3:36 actionDelay is out of its range | part start refresh standard hold=9 actionDelay=-1
    3:29 opening is out of its range | part start refresh standard opening=-1
    3:29 closing is out of its range | part start refresh standard closing=linear:-1
    3:29 minimumRunning is out of its range | part start refresh standard minimumRunning=-1
    3:29 resultHold is out of its range | part start refresh standard resultHold=2e6
    3:29 indicatorExtent is out of its range | part start refresh standard indicatorExtent=0
    3:29 ignoredInset is out of its range | part start refresh standard ignoredInset=-1
    3:28 lead is out of its range | part end loadMore standard lead=2e6
    3:28 resting is out of its range | part end loadMore standard resting=-1
    3:28 budgetPerDrag is out of its range | part end loadMore standard budgetPerDrag=-1
    3:42 expected a whole number | part end loadMore standard budgetPerDrag=1.5
    3:42 a value is missing | part end loadMore standard budgetPerDrag=
    3:28 backOff is out of its range | part end loadMore standard backOff=0
    3:46 expected yes, no | part end loadMore standard holdFollowsScroll=maybe
    3:29 startDistance is out of its range | part start refresh standard startDistance=-1
    3:20 arm is out of its range | part start refresh standard startDistance=64
    3:35 hold is out of its range | 0 configured end refresh standard hold=-1
    """
  )

  /// Expectations.
  static let expectations = Case.all(
    """
    4:2 a value is missing | 0 frame⏎>
    4:3 expected start, end | 0 frame⏎> top idle
    4:9 expected idle, pulling, armed… | 0 frame⏎> start finishing
    4:14 expected a number | 0 frame⏎> start idle half
    4:14 the number is not finite | 0 frame⏎> start idle nan
    4:18 this is one value too many | 0 frame⏎> start idle 0.5 1
    4:2 a value is missing | 0 frame⏎!
    4:3 expected start, end | 0 frame⏎! frame
    4:11 this is one value too many | 0 frame⏎! nothing more
    4:8 a value is missing | 0 frame⏎! start
    4:9 expected startAction, cancelAction… | 0 frame⏎! start refresh
    4:24 a value is missing | 0 frame⏎! start setDisplacement
    4:25 expected a number | 0 frame⏎! start setDisplacement x
    4:27 this is one value too many | 0 frame⏎! start setDisplacement 1 2
    4:21 expected a whole number | 0 frame⏎! start startAction 1.5
    4:18 expected began, succeeded, failed, exhausted | 0 frame⏎! start announce hello
    4:25 expected opened, closingBegan, closed | 0 frame⏎! start reportMilestone half
    """
  )

  @Test(arguments: heads + orders + events + parts + expectations)
  func aTextThatCannotBeReadSaysWhereAndWhy(_ wrong: Case) {
    let error = #expect(throws: TraceError.self) { try Trace(wrong.text) }
    let shown = wrong.sentence.prefix { $0 != "…" }
    #expect(error?.description.hasPrefix(shown) == true, "\(error?.description ?? "")")
  }

  @Test func bytesThatAreNotUTF8SayWhereTheyStand() {
    let invalid: [[UInt8]] = [[0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80]]
    for bytes in invalid {
      let comment = Array("\(Self.head)0 frame # \u{E9} ".utf8) + bytes + Array("\n".utf8)
      let error = #expect(throws: TraceError.self) { try Trace(comment) }
      #expect(error?.description == "Line 3, column 14: the text is not UTF-8.", "\(bytes)")
      #expect(error?.problem == .notUTF8)
    }
    let error = #expect(throws: TraceError.self) { try Trace([0x80]) }
    #expect(error?.description == "Line 1, column 1: the text is not UTF-8.")
  }

  @Test func theFirstMistakeOfATextIsTheOneThatIsReported() {
    let text = "\(Self.head)0 frame\n1 frme\n2 contactEnded x\n\u{FF}"
    let error = #expect(throws: TraceError.self) { try Trace(text) }
    #expect(error?.line == 4)
    #expect(error?.column == 3)
  }

  @Test func aTextIsReadAsAWholeOrNotAtAll() throws {
    var trace = try Trace("\(Self.head)0 attached\n! nothing")
    let before = trace
    for text in ["1 frame\n2 frme", "part start refresh standard arm=70 hold=-1", "1 frame\n! x"] {
      do {
        trace = try Trace(Self.head + text)
        Issue.record("\(text) was read")
      } catch {
        #expect(trace == before)
      }
    }
  }
}
