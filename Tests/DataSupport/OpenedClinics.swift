import Domain
import Foundation
import Support
import Synchronization

@testable import Data

/// Clinics in memory that are opened once in a run of tests, and copied for each: most of the work of opening one is
/// making its tables.
enum OpenedClinics {
    /// The difference between one new clinic and another.
    struct Kind: Hashable {
        let now: Date
        let joining: String?
        let cost: PasswordCost
    }

    private static let opened = Mutex<[Kind: LockedConnection]>([:])

    /// A clinic in memory as ``ClinicStore/open(_:clock:identifiers:deliveries:passwords:polling:making:report:)``
    /// opens it, with an identity of its own.
    static func copy(
        joining: String?, passwords cost: PasswordCost, clock: any WallClock, identifiers: any IdentifierSource
    ) throws(AppError) -> ClinicStore {
        let original = try original(of: Kind(now: clock.now, joining: joining, cost: cost))
        let copy = try Connection(path: ":memory:")
        try copy.applySettings()
        try original.use { connection throws(AppError) in try connection.copy(to: copy) }
        try LogHead.renewKey(in: copy)
        if joining == nil {
            try copy.rename(to: identifiers.next(), clock, identifiers)
        } else {
            // Any clinic may come: each has another founder.
            try copy.run("UPDATE clinic_key SET founder = NULL")
        }
        let startup = try Startup.read(from: copy)
        return ClinicStore(
            Database(memory: copy), startup, at: .memory, clock: clock, identifiers: identifiers,
            deliveries: PendingDeliveries(), passwords: PasswordHasher(cost: cost), polling: .standard)
    }

    private static func original(of kind: Kind) throws(AppError) -> LockedConnection {
        try opened.withLock { opened throws(AppError) in
            if let known = opened[kind] { return known }
            let setUp = Bootstrap(
                location: .memory, clock: FixedClock(kind.now), identifiers: SequentialIdentifiers(),
                passwords: PasswordHasher(cost: kind.cost),
                making: kind.joining.map { .joined($0, .sample) } ?? .example, key: .sample)
            let original = LockedConnection(try setUp.open { _ in })
            opened[kind] = original
            return original
        }
    }
}

extension Connection {
    /// Gives the clinic another identity, which its log begins with.
    fileprivate func rename(
        to id: UUID, _ clock: any WallClock, _ identifiers: any IdentifierSource
    ) throws(AppError) {
        let old = try first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
        try run("UPDATE clinic SET id = ?", [.identity(id)])
        let log = ClinicLog(clock: clock, identifiers: identifiers, session: CurrentSession())
        let image = try RecordKind.clinic.image(of: id, in: self)
        let changes = [
            old.map { RecordChange(kind: .clinic, subject: $0, before: image, after: nil) },
            RecordChange(kind: .clinic, subject: id, before: nil, after: image),
        ]
        try log.append(
            changes.compactMap(\.self).map { SignedIntent.Change($0, .begun, version: 0) }, by: nil, in: self)
    }
}
