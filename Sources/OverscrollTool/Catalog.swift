import OverscrollCatalog
import OverscrollIndicators
import OverscrollText

/// The available styles, looks and languages, by the names that options take.
enum Catalog {
  /// The styles of a refresh, by the names of their looks.
  static var styles: [(name: String, style: PullStyle)] {
    indicators.map { ($0.name, PullStyle.named($0.indicator)) }
  }

  /// The looks with their names.
  static var indicators: [(name: String, indicator: BuiltinIndicator)] {
    BuiltinIndicator.allCases.map { ("\($0)", $0) }
  }

  /// The languages with their tags.
  static var languages: [(name: String, language: Language)] {
    Language.allCases.map { ($0.tag.description, $0) }
  }

  static func scene(_ name: String) throws(Failure) -> ListScene {
    try find(name, "scene", ListScene.allCases.map { ($0.rawValue, $0) })
  }

  static func style(_ name: String) throws(Failure) -> PullStyle {
    try find(name, "style", styles)
  }

  static func indicator(_ name: String) throws(Failure) -> BuiltinIndicator {
    try find(name, "indicator", indicators)
  }

  static func language(_ tag: String) throws(Failure) -> Language {
    try find(tag, "language", languages)
  }

  private static func find<Value>(
    _ name: String,
    _ kind: String,
    _ list: [(name: String, Value)]
  ) throws(Failure) -> Value {
    if let found = list.first(where: { $0.name == name }) { return found.1 }
    let names = list.map(\.name).joined(separator: ", ")
    throw .usage("unknown \(kind) \(name); expected one of \(names)")
  }
}
