// The toolchain for Linux names this module as the cross-import overlay of Testing and UIKit, but
// does not ship it. Without an empty one, a file that sees both modules does not compile.
