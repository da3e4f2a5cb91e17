import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText
import OverscrollTrace
import OverscrollWebDrawing
import OverscrollWebEngine

// Prints js/codes.ts: every number that Swift and the page's script agree on, from the enums that
// define it. Names by number where the script shows them; where it switches, numbers by name, as enumerations
// of TypeScript, which esbuild replaces by their numbers.

/// Prints names, each at the place of its number.
func printNames<Code: CaseIterable & RawRepresentable<UInt8>>(_ constant: String, _: Code.Type) {
  printList(constant, Code.allCases.sorted { $0.rawValue < $1.rawValue }.map { "\"\($0)\"" })
}

/// An attribute's value for a case: its words with hyphens between them.
func attributeValue(_ code: some RawRepresentable<UInt8>) -> String {
  "\"" + "\(code)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined() + "\""
}

/// Prints an enumeration with the number of each name.
func printNumbers<Code: CaseIterable & RawRepresentable<UInt8>>(_ constant: String, _: Code.Type) {
  printEnumeration(constant, Code.allCases.map { ("\($0)", $0.rawValue) })
}

func printEnumeration(_ constant: String, _ numbers: [(name: String, number: UInt8)]) {
  print("export const enum \(constant) {")
  for (name, number) in numbers {
    print("  \(name) = \(number),")
  }
  print("}")
}

func printList(_ constant: String, _ elements: [String]) {
  print("export const \(constant) = [\(elements.joined(separator: ", "))];")
}

/// A list without the elements at its end that are the usual one.
func withoutEnd(_ elements: [String], _ usual: String) -> [String] {
  let last = elements.lastIndex { $0 != usual } ?? -1
  return Array(elements.prefix(last + 1))
}

/// The word for a phase; how a run ended is told apart.
func name(of phase: Phase) -> String {
  switch phase {
  case .idle, .pulling, .armed, .running, .exhausted: "\(phase)"
  case .finishing: "finishing"
  }
}

/// A look's colors by slot, each as a style sheet's light-dark() takes them.
func colors(of look: BuiltinIndicator) -> [String] {
  let style = PullStyle(look)
  return PaletteSlot.allCases.map { "\"\(hex(style.light[$0])),\(hex(style.dark[$0]))\"" }
}

/// The colors that a look does not share with most, each at the place of its slot.
func ownColors(of look: BuiltinIndicator) -> String {
  let own = zip(colors(of: look), sharedColors).map { $0 == $1 ? "" : $0 }
  return "[\(withoutEnd(own, "").joined(separator: ", "))]"
}

func hex(_ color: UInt32) -> String {
  let digits = String(color, radix: 16)
  return "#" + String(repeating: "0", count: 6 - digits.count) + digits
}

/// What a screen reader says for each announcement of a role.
func announcements(of role: Role) -> String {
  "[\(Announcement.allCases.map { "\(TextKey(saying: $0, role: role).rawValue)" }.joined(separator: ", "))]"
}

/// The fonts of a look's two lines, as a canvas takes them before a family.
func fonts(of look: BuiltinIndicator) -> [String] {
  let style = PullStyle(look)
  return [style.titleFont, style.detailFont].map { "\"\($0.weight) \(Int($0.size))px \"" }
}

/// Those that a look does not share with most; otherwise empty.
func ownFonts(of look: BuiltinIndicator) -> String {
  let own = fonts(of: look)
  return own == sharedFonts ? "" : "[\(own.joined(separator: ", "))]"
}

/// How a wording writes a date of today, of this year and of another: the number of what it shows of
/// it, and the style of the reader's own form, or where its pattern begins in the longest one.
func dates(of wording: Wording) -> String {
  let today = CalendarDay(2026, 3, 7)
  let days = [today, CalendarDay(2026, 2, 7), CalendarDay(2025, 3, 7)]
  let style = wording == .ego ? "short" : "medium"
  let forms = days.map { day in
    let form = wording.form(of: day, on: today)
    let pattern = wording.pattern(form)?.description
    precondition(pattern.map(longestPattern.hasSuffix) ?? true)
    let written = pattern.map { "\(longestPattern.count - $0.count)" } ?? "\"\(style)\""
    return "[\(form.rawValue), \(written)]"
  }
  return "[\(forms.joined(separator: ", "))]"
}

/// What a parameter of a behavior can be, in the order of the numbers, as traces have it; empty for a
/// quantity.
func words(of parameter: Behavior.Parameter) -> [String] {
  // Seconds come after a curve's name and a colon; a spring's alone.
  let hasCurve = parameter == .opening || parameter == .closing || parameter == .floorMotion
  return hasCurve
    ? [""] + Behavior.NamedCurve.allCases.dropFirst().map { "\($0)" } : parameter.words
}

/// The parameters that have a name on a page.
///
/// A motion's curve is part of its value.
let named = Behavior.Parameter.allCases.filter { !$0.isCurve }

let sharedColors = colors(of: .arrow)
let sharedFonts = fonts(of: .arrow)
let longestPattern = "yyyy-MM-dd HH:mm"

let twofold =
  BehaviorCode.allCases
  .filter { $0.behavior(.original) != $0.behavior(.corrected) }.map(attributeValue)
  + LoadBehaviorCode.allCases
  .filter { $0.behavior(.original) != $0.behavior(.corrected) }.map(attributeValue)
let phases = (UInt8(0)...UInt8.max).compactMap { Phase(code: $0) }.map(name)

print("// Written by Scripts/codes.sh from the enums in Swift; make test checks that it is fresh.")
printNumbers("EVENT", EventCode.self)
printNumbers("EFFECT", EffectCode.self)
printNumbers("ANSWER", AnswerSlot.self)
printNumbers("WHEEL", WheelGesture.Meaning.self)
printNumbers("DRAW", DrawCode.self)
printNumbers("OUTCOME", Outcome.self)
printNumbers("TEXT", TextKey.self)
printNames("EDGES", Edge.self)
printNames("EVENTS", EventCode.self)
printNames("EFFECTS", EffectCode.self)
printNames("OUTCOMES", Outcome.self)
printNames("MILESTONES", Milestone.self)
printNames("LOOKS", BuiltinIndicator.self)
printList("BEHAVIORS", BehaviorCode.allCases.map(attributeValue))
printList("LOAD_BEHAVIORS", LoadBehaviorCode.allCases.map(attributeValue))
print("// Those of both lists that the fidelity makes a difference to.")
printList("TWOFOLD", twofold)
printNames("FIDELITIES", Fidelity.self)
print("// The names of a behavior's parameters in a page, and the words that some have for values.")
printList("PARAMETERS", named.map { "\"\($0)\"" })
print("export const WORDS = {")
for parameter in named where !words(of: parameter).isEmpty {
  let words = words(of: parameter).map { "\"\($0)\"" }
  print("  \(parameter): [\(words.joined(separator: ", "))],")
}
print("};")
printNumbers("PARAMETER", Behavior.Parameter.self)
printNames("PARAMETER_NAMES", Behavior.Parameter.self)
printNumbers("TRIGGER", Trigger.self)
print("// For how many seconds a result is shown, where nothing else is said.")
print("export const RESULT_HOLD = \(Behavior.usualResultHold);")
print("// The state of a floor, and how many times the distance of a run it arms at.")
printNumbers("FLOOR", FloorPhase.self)
printNames("FLOORS", FloorPhase.self)
print("export const FLOOR_FACTOR = \(Floor.usualFactor);")
print("// The wording with titles beside a horizontal list, and that of the load-more below.")
printEnumeration(
  "WORDING",
  [("besideList", Wording.mj.rawValue), ("ofLoad", Wording.mjTrailer.rawValue)]
)
print("export const WORDED_LOAD = \(attributeValue(LoadBehaviorCode.mjTrailer));")
print("// Looks with an outline.")
printList("OUTLINED", [BuiltinIndicator.path, .mrefresh].map(attributeValue))
print("// English in the standard wording, by a text's number; languages are files of their own.")
let english = TextKey.allCases.map { "\"\(Language.en.text($0))\"" }
let floorTexts = Int(TextKey.floorArmed.rawValue)
printList("ENGLISH", Array(english[..<floorTexts]))
print("// Those that follow, which the script of the floor brings.")
printList("FLOOR_ENGLISH", Array(english[floorTexts...]))
printList("LANGUAGES", Language.allCases.map { "\"\($0.tag)\"" })
print("// By number.")
printList("RIGHT_TO_LEFT", Language.allCases.filter(\.isRightToLeft).map { "\($0.rawValue)" })
printNames("SLOTS", PaletteSlot.self)
print("// The colors of most looks by slot, on light and on dark backgrounds.")
printList("PALETTE", sharedColors)
print("// Where a look has others: by its number, then by slot.")
printList("PALETTES", BuiltinIndicator.allCases.map(ownColors))
print("// By a look's number: whose words; the standard ones for those that follow.")
printList(
  "WORDINGS",
  withoutEnd(BuiltinIndicator.allCases.map { "\(PullStyle($0).wording.rawValue)" }, "0")
)
print("// The fonts of title and detail of most looks, and by number where a look has others.")
printList("FONTS", sharedFonts)
printList("LOOK_FONTS", withoutEnd(BuiltinIndicator.allCases.map(ownFonts), ""))
print(
  """
  // By a wording's number, then of today, this year, another year: what is shown, and in which style of
  // the reader's own form, or from which place of \(longestPattern) on.
  """
)
printList("DATES", Wording.allCases.map(dates))
printNames("SEQUENCES", ImageSequence.self)
printNames("CAPS", LineCap.self)
printNames("JOINS", LineJoin.self)
printEnumeration(
  "PHASE",
  phases.indices.filter { phases.firstIndex(of: phases[$0]) == $0 }.map { (phases[$0], UInt8($0)) }
)
print("// By a phase's code; from the first \"finishing\" on, one for each outcome.")
printList("PHASES", phases.map { "\"\($0)\"" })
print("// By a role's number, then by an announcement's.")
printList("ANNOUNCEMENTS", Role.allCases.map(announcements))
