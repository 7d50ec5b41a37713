import Data
import Domain

/// Makes a big clinic, and reads it in two ways: through the repositories, and through SQLite alone.
@main struct BigClinic {
    static func main() async {
        do {
            try await run(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            Report.fail("\(error)")
        }
    }

    private static func run(_ arguments: Arguments) async throws {
        switch arguments.verb {
        case "make":
            try BigFile(
                folder: arguments.folder, patients: arguments.number("patients", 1_000_000),
                appointments: arguments.number("appointments", 2_000_000), seed: arguments.number("seed", 1)
            ).make()
        case "repository":
            let clinic = try await OpenClinic(arguments.folder)
            defer { clinic.leave() }
            _ = try await clinic.read(arguments.reading, times: arguments.number("times", 1))
        case "again":
            let clinic = try await OpenClinic(arguments.folder, alone: true)
            defer { clinic.leave() }
            try await clinic.readAgain(arguments.reading, times: arguments.number("times", 1))
        case "rows":
            let clinic = try await OpenClinic(arguments.folder)
            defer { clinic.leave() }
            for row in try await clinic.rows(arguments.reading) { Report.line(row) }
        case "sqlite":
            let statements = try await StatementRecorder.statements(of: arguments.reading, in: arguments.folder)
            try PlainReading(folder: arguments.folder, statements: statements).run(arguments.number("times", 1))
        case "time": try await Timing.run(arguments)
        case "memory": try await Memory.run(arguments)
        case "statements":
            let statements = try await StatementRecorder.statements(of: arguments.reading, in: arguments.folder)
            for statement in statements { Report.line(statement) }
        default: throw Misuse("there is no “\(arguments.verb)”")
        }
    }
}
