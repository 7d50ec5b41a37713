#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How a program ends.
package enum ExitCode: Int32 {
    case fine = 0
    case findings = 1
    case couldNotCheck = 2

    /// Ends the program as its work does, or says why that failed.
    package static func end(after work: () throws -> ExitCode) -> Never {
        do {
            exit(try work().rawValue)
        } catch {
            Output.complain("error: \(error)\n")
            exit(couldNotCheck.rawValue)
        }
    }
}
