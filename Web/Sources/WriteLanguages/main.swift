import OverscrollText

// Prints the texts of every language that a page loads when it is named, one line for each: its tag, a
// tab, and JSON. That is a list by a wording's number, then by a text's; a text that the wording has not is
// empty, and so is that of English in the standard wording, which is in the page's script.

/// The texts of a wording as JSON, without empty ones at the end.
func list(_ language: Language, _ wording: Wording) -> String {
  let isInScript = language == .en && wording == .standard
  var texts = TextKey.allCases.map { key in
    let text = language.text(key, in: wording).description
    let isKnown = wording != .standard && text == language.text(key).description
    return isInScript || isKnown ? "" : text
  }
  while texts.last == "" { texts.removeLast() }
  return "[" + texts.map(quoted).joined(separator: ",") + "]"
}

/// A string of JSON.
func quoted(_ text: String) -> String {
  "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
}

for language in Language.allCases {
  var wordings = Wording.allCases.map { list(language, $0) }
  while wordings.last == "[]" { wordings.removeLast() }
  print("\(language.tag)\t[\(wordings.joined(separator: ","))]")
}
