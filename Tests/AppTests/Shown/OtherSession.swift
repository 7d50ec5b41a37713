import Domain
import Exploring
import Foundation
import Support

@testable import App
@testable import Data

/// A second session on the same clinic, like another process on the same file: with its own terminal and its own
/// ranges of identities and short numbers. Neither session is notified of the other's writes.
final class OtherSession {
    let clinic: ClinicStore
    private let identifiers: NumberedIdentifiers
    private let database: Database

    /// A session without a person yet.
    ///
    /// - Throws: a storage error.
    init(beside clinic: OpenClinic) throws {
        identifiers = NumberedIdentifiers(after: 1 << 32)
        database = clinic.store.database
        let startup = try database.read { connection throws(AppError) in try Startup.read(from: connection) }
        self.clinic = ClinicStore(
            database, startup, at: .memory, clock: clinic.container.clock, identifiers: identifiers,
            deliveries: PendingDeliveries(),
            passwords: PasswordHasher(cost: .least), polling: .onDemand)
        _ = self.clinic.takeTerminal(2)
    }

    /// A new operation id.
    var operation: OperationID { OperationID(identifiers.next()) }

    /// Every patient of the clinic, so that a patient who is alike blocks nothing.
    var everybody: [PatientNumber] {
        get throws {
            try database.read { connection throws(AppError) in
                try connection.rows("SELECT number FROM patient") { row throws(AppError) in try row.integer(0) }
            }.compactMap { PatientNumber($0) }
        }
    }

    /// Signs a person in, or nobody for the visitor.
    func signIn(_ person: ExploringPerson) async throws(AppError) {
        guard let credentials = person.credentials else { return }
        do {
            _ = try await clinic.sessions.signIn(credentials, operation: operation)
        } catch AppError.wrongCredentials {
            let password = Secret(SampleEntries.newPassword)
            _ = try await clinic.sessions.signIn(
                Credentials(userName: person.rawValue, password: password), operation: operation)
        }
    }

    /// The immediate value of a live read.
    ///
    /// - Throws: the error if there is no value.
    func now<Value>(_ snapshots: Snapshots<Value>) async throws -> Value {
        var reader = snapshots.reader()
        return try await reader.value()
    }

    /// Runs writes with short numbers from another range than the clinic's next ones.
    func withOwnNumbers(_ body: () async throws -> Void) async throws {
        let next = try database.read { connection throws(AppError) in
            try connection.rows("SELECT subject, next_number FROM number_block") { row throws(AppError) in
                (try row.text(0), try row.integer(1))
            }
        }
        try set(next.map { ($0, $1 + 1_000) })
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try set(next)
        try result.get()
    }

    private func set(_ numbers: [(String, Int)]) throws {
        try database.writer.use { connection throws(AppError) in
            for (subject, next) in numbers {
                try connection.run(
                    "UPDATE number_block SET next_number = ? WHERE subject = ?", [.integer(next), .text(subject)])
            }
        }
    }
}
