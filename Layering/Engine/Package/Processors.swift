#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The processors of this machine.
enum Processors {
    static var count: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
