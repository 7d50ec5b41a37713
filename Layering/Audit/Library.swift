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
    init(_ name: String, in folder: String) throws(AuditTrouble) {
        #if canImport(Darwin)
            path = "\(folder)/lib\(name).dylib"
        #else
            path = "\(folder)/lib\(name).so"
        #endif
        guard let handle = dlopen(path, RTLD_NOW) else {
            throw AuditTrouble("cannot open \(path)", fix: "The audit needs a toolchain that comes with lib\(name).")
        }
        self.handle = handle
    }

    /// The function with a name. Its type has to be what the library's header says.
    func function<Function>(_ name: String, as _: Function.Type = Function.self) throws(AuditTrouble) -> Function {
        guard let address = dlsym(handle, name) else {
            throw AuditTrouble("\(path) has no \(name)", fix: "The audit needs a newer toolchain.")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}

/// Why nothing could be audited: what happened, and what to do.
package struct AuditTrouble: Error, CustomStringConvertible {
    /// Both, as sentences.
    package let description: String

    init(_ what: String, fix: String) {
        description = "\(what). \(fix)"
    }
}
