#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Day {
    /// Today, where this machine is.
    package static func today() -> String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        let (month, day) = (Int(parts.tm_mon) + 1, Int(parts.tm_mday))
        return "\(Int(parts.tm_year) + 1900)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
