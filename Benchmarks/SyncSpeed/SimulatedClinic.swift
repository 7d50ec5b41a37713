import Data
import DataSync
import Domain
import Foundation

/// The start of all simulated workstations: the records that they change, and the people who sign for them.
struct SimulatedClinic: Sendable {
    /// Somebody who signs.
    struct Person: Sendable {
        let staff: Staff
        let key: SigningKey
    }

    /// A record with its version.
    struct Known: Sendable {
        let subject: UUID
        var version: Int
        var image: RecordImage
    }

    let id: UUID
    let clinician: Person
    let pharmacist: Person
    let patients: [Known]
    let products: [Known]
    /// Any note: a new one has its fields.
    let note: RecordImage
    /// Everything that the remote has.
    let records: [RemoteRecord]

    /// Reads a remote, and opens the keys of people at one of its workstations.
    init(_ workstation: Workstation, _ remote: PostgresRemote) async throws {
        guard let identity = try await remote.identify() else { throw Misuse("there is no clinic") }
        id = identity.clinic
        pharmacist = try await Self.person("ben", workstation)
        clinician = try await Self.person("chen", workstation)
        records = try await Self.records(remote)
        let images = try workstation.store.database.read { [records] connection throws(AppError) in
            try records.map { record throws(AppError) in
                try RecordImage(record.body ?? "{}", in: connection)
            }
        }
        let known = zip(records, images).map { record, image in
            (record.kind, Known(subject: record.subject, version: record.version, image: image))
        }
        patients = known.filter { $0.0 == RecordKind.patient.rawValue }.map(\.1)
        products = known.filter { $0.0 == RecordKind.product.rawValue }.map(\.1)
        guard let note = known.first(where: { $0.0 == RecordKind.clinicalNote.rawValue }) else {
            throw Misuse("there is no note")
        }
        self.note = note.1.image
    }

    private static func person(_ user: String, _ workstation: Workstation) async throws -> Person {
        try await workstation.signIn(user)
        let gate = workstation.store.gate
        guard let staff = gate.currentStaff, let key = gate.key else { throw Misuse("\(user) has no key") }
        return Person(staff: staff, key: key)
    }

    /// Every record of a remote.
    static func records(_ remote: PostgresRemote) async throws -> [RemoteRecord] {
        var (records, cursor) = ([RemoteRecord](), RemoteCursor.start)
        while true {
            let page = try await remote.changes(after: cursor, limit: 500)
            records += page.records
            cursor = page.next
            if page.left == 0 { return records }
        }
    }
}
