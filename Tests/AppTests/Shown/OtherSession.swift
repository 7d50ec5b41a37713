import DataSync
import Domain
import Exploring
import Foundation
import Support

@testable import App
@testable import ExploredClinic
@testable import Data

/// Another session on the same clinic, as another process on the same file would be: it has a terminal of its own, its
/// identities and short numbers come from ranges of their own, and neither session hears of the other's writes by
/// itself.
final class OtherSession {
    let clinic: DependencyContainer
    private let store: ClinicStore
    private let database: Database

    /// A session of nobody yet.
    ///
    /// - Throws: a storage error.
    init(beside clinic: OpenClinic) throws {
        let (clock, identifiers) = (clinic.container.clock, NumberedIdentifiers(after: 1 << 32))
        database = clinic.store.database
        let startup = try database.read { connection throws(AppError) in try Startup.read(from: connection) }
        store = ClinicStore(
            database, startup, at: .memory, clock: clock, identifiers: identifiers, deliveries: PendingDeliveries(),
            passwords: PasswordHasher(cost: .least), polling: .onDemand)
        _ = store.takeTerminal(2)
        self.clinic = DependencyContainer(
            of: ClinicWorkstation(store), clock: clock, identifiers: identifiers, deliveries: PendingDeliveries())
    }

    /// The identity of another write.
    var operation: OperationID { OperationID(clinic.identifiers.next()) }

    /// Every patient of the clinic, so that nobody who looks like another stands in the way.
    var everybody: [PatientNumber] {
        get throws {
            try database.read { connection throws(AppError) in
                try connection.rows("SELECT number FROM patient") { row throws(AppError) in try row.integer(0) }
            }.compactMap { PatientNumber($0) }
        }
    }

    /// Signs somebody in; nobody, for the visitor.
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

    /// What a live read says at once.
    ///
    /// - Throws: why it says nothing.
    func now<Value>(_ snapshots: Snapshots<Value>) async throws -> Value {
        var reader = snapshots.reader()
        return try await reader.value()
    }

    /// Runs writes whose short numbers come from another range than those that the clinic gives out next.
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
