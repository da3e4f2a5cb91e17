/// Returns the fingerprint of the numbers and functions that the script uses.
///
/// Written by Scripts/codes.sh; the script compares it with its own.
///
/// - Returns: A number that differs between versions of Web/js/codes.ts.
@_expose(wasm, "overscroll_layout")
@_cdecl("overscroll_layout")
public func overscroll_layout() -> Int32 { 169_535_422 }
