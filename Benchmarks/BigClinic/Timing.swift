import Foundation

/// The times of both ways, in turn, in one run.
enum Timing {
    static func run(_ arguments: Arguments) async throws {
        let (reading, times) = (try arguments.reading, try arguments.number("times", 500))
        let statements = try await StatementRecorder.statements(of: reading, in: arguments.folder)
        let clinic = try await OpenClinic(arguments.folder)
        defer { clinic.leave() }
        let plain = try PlainReading(folder: arguments.folder, statements: statements)
        var (repository, sqlite) = (Duration.seconds(1_000_000), Duration.seconds(1_000_000))
        var rows = 0
        // The best of several rounds, because slower ones were disturbed.
        for _ in 0..<7 {
            repository = min(repository, try await time { rows = try await clinic.read(reading, times: times) })
            sqlite = min(sqlite, try await time { try plain.run(times) })
        }
        let (ours, theirs) = (repository / .microseconds(times), sqlite / .microseconds(times))
        Report.line(
            String(
                format: "%@: %.1f us, SQLite alone %.1f us, ratio %.2f, %d rows", reading.rawValue, ours, theirs,
                ours / theirs, rows))
    }

    private static func time(_ body: () async throws -> Void) async throws -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        try await body()
        return start.duration(to: clock.now)
    }
}

/// The peak memory of the process.
enum Memory {
    static func run(_ arguments: Arguments) async throws {
        let clinic = try await OpenClinic(arguments.folder)
        defer { clinic.leave() }
        for reading in Reading.allCases {
            _ = try await clinic.read(reading, times: try arguments.number("times", 200))
        }
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        Report.line("\(usage.ru_maxrss)")
    }
}
