// A module that imports nothing is not linked with the C maths library on Linux, yet a build
// without optimization calls its `sqrt`, `floor` and `rint` instead of using the processor's
// instructions. This import is the whole purpose of the file. A linker setting in the manifest
// would also reach the WebAssembly build, where no such library exists.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
