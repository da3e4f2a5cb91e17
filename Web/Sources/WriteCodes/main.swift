import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText
import OverscrollWebEngine

// Prints js/codes.js: every number that Swift and the page's script agree on, from the enums that
// define it. Names by number where the script shows them, numbers by name where it switches.

/// Prints names, each at the place of its number.
func printNames<Code: CaseIterable & RawRepresentable<UInt8>>(_ constant: String, _: Code.Type) {
  let codes = Dictionary(uniqueKeysWithValues: Code.allCases.map { (Int($0.rawValue), $0) })
  let names = (0...(codes.keys.max() ?? 0)).map { codes[$0].map { "\"\($0)\"" } ?? "\"\"" }
  print("export const \(constant) = [\(names.joined(separator: ", "))];")
}

/// Prints an object with the number of each name.
func printNumbers<Code: CaseIterable & RawRepresentable<UInt8>>(_ constant: String, _: Code.Type) {
  print("export const \(constant) = {")
  for code in Code.allCases {
    print("  \(code): \(code.rawValue),")
  }
  print("};")
}

print("// Written by Scripts/codes.sh from the enums in Swift; make test checks that it is fresh.")
printNumbers("EVENT", EventCode.self)
printNumbers("EFFECT", EffectCode.self)
printNumbers("ANSWER", AnswerSlot.self)
printNumbers("SOURCE", BeginSource.self)
printNumbers("DRAW", DrawCode.self)
printNumbers("TEXT", TextKey.self)
printNames("EFFECTS", EffectCode.self)
printNames("EDGES", Edge.self)
printNames("PHASES", PhaseCode.self)
printNames("OUTCOMES", Outcome.self)
printNames("LOOKS", BuiltinIndicator.self)
printNames("BEHAVIORS", BehaviorCode.self)
printNames("LANGUAGES", Language.self)
printNames("SLOTS", PaletteSlot.self)
printNames("CAPS", LineCap.self)
printNames("JOINS", LineJoin.self)
printNames("ALIGNMENTS", TextAlignment.self)
