import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A library of the toolchain, opened when it is needed: nothing is linked against it, so that everything else does
/// without it.
struct Library {
    private let handle: UnsafeMutableRawPointer
    private let path: String

    /// Opens `libNAME` in a folder.
    init(_ name: String, in folder: String) throws(Trouble) {
        #if canImport(Darwin)
            path = "\(folder)/lib\(name).dylib"
        #else
            path = "\(folder)/lib\(name).so"
        #endif
        guard let handle = dlopen(path, RTLD_NOW) else {
            throw Trouble("cannot open \(path)", fix: "The audit needs a toolchain that comes with lib\(name).")
        }
        self.handle = handle
    }

    /// The function with a name. Its type has to be what the library's header says.
    func function<Function>(_ name: String, as _: Function.Type = Function.self) throws(Trouble) -> Function {
        guard let address = dlsym(handle, name) else {
            throw Trouble("\(path) has no \(name)", fix: "The audit needs a newer toolchain.")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}
