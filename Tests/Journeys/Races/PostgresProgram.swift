import Foundation
import Synchronization
import Testing

/// PostgreSQL's own program, which makes databases on the server named by the environment.
nonisolated enum PostgresProgram {
    static let isMissing: Comment = "CLINIC_TEST_POSTGRES names no PostgreSQL; scripts/test starts one"

    /// Whether there is a server.
    static var isThere: Bool { server != nil }

    private static let server = ProcessInfo.processInfo.environment["CLINIC_TEST_POSTGRES"]
    private static let count = Atomic(0)

    /// Runs `body` with the address of a new database.
    static func withDatabase(_ body: (String) throws -> Void) throws {
        let server = try #require(server)
        let name = "races_\(getpid())_\(count.add(1, ordering: .relaxed).newValue)"
        try run("create database \(name) template template0", at: server)
        defer { try? run("drop database \(name) with (force)", at: server) }
        try body(server.replacing("/postgres?", with: "/\(name)?"))
    }

    private static func run(_ statement: String, at address: String) throws {
        let (process, said) = (Process(), Foundation.Pipe())
        process.executableURL = URL(filePath: try program())
        process.arguments = ["--no-psqlrc", "--quiet", "--dbname", address, "--command", statement]
        process.standardError = said
        try process.run()
        let errors = said.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ProcessFault("\(statement): \(String(decoding: errors, as: UTF8.self))")
        }
    }

    /// Debian has one for each version, and another in the path that chooses among them.
    private static func program() throws -> String {
        let versions = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")
        let places =
            (versions ?? []).sorted().reversed().map { "/usr/lib/postgresql/\($0)/bin/psql" } + ["/usr/bin/psql"]
        let found = places.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw ProcessFault("psql is in none of \(places)") }
        return found
    }
}
