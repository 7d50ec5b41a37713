import Glibc

/// PostgreSQL's C library on this machine.
package enum RemoteLibrary {
    /// Its version, or nil where there is none.
    package static var version: String? {
        guard let library = LibPQ.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let address = dlsym(library, "PQlibVersion")
        else { return nil }
        let number = unsafeBitCast(address, to: (@convention(c) () -> Int32).self)()
        return "\(number / 10_000).\(number % 10_000)"
    }
}
