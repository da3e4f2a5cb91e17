// A module without imports is not linked with the C math library on Linux, but an unoptimized build
// calls its `sqrt`, `floor` and `rint` instead of using the processor's instructions. This file
// exists only for the import. A linker setting in the manifest would also affect the WebAssembly
// build, which has no such library.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
