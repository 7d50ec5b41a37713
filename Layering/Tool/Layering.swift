import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The command line: `layering check` and its siblings.
@main
enum Layering {
    static func main() {
        do {
            exit(try Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
        } catch {
            Output.complain("error: \(error)\n")
            exit(ExitCode.couldNotCheck.rawValue)
        }
    }
}

/// How a run ends.
enum ExitCode: Int32 {
    case fine = 0
    case findings = 1
    case couldNotCheck = 2
}

/// The failure of a run: what happened, and what to do.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ what: String, fix: String) {
        description = "\(what). \(fix)"
    }
}
