import CSQLite
import Data
import DataSync
import Domain
import Foundation
import Synchronization

/// A clinic that shares a remote, with somebody at work.
struct Workstation {
    let clinic: ClinicWorkstation
    var store: ClinicStore { clinic.store }
    private let identities: Identities

    /// Opens the clinic in a folder, which is a new one where none is there, and says that it shares a remote.
    init(_ folder: String, isShared: Bool = true, first: UInt64 = 1 << 20) async throws {
        let identities = Identities(first: first)
        if isShared {
            if !FileManager.default.fileExists(atPath: "\(folder)/clinic.sqlite") {
                _ = try Self.open(folder, Identities(first: 1)).leave()
            }
            try Self.share(folder)
        }
        clinic = ClinicWorkstation(try Self.open(folder, identities))
        self.identities = identities
        try await signIn("chen")
    }

    /// Signs somebody in who is in every example.
    func signIn(_ user: String) async throws {
        let credentials = Credentials(userName: user, password: Secret("clinic-demo"))
        _ = try await store.sessions.signIn(credentials, operation: OperationID(identities.next()))
    }

    /// Puts the clinic onto a remote, as the manager does.
    func share(on remote: any Remote, at address: String) async throws {
        try await signIn("maya")
        try await clinic.initialize(remote, at: address, random: NoJitter())
        try await signIn("chen")
    }

    private static func open(_ folder: String, _ identities: Identities) throws -> ClinicStore {
        try ClinicStore.open(.folder(folder), clock: StandingClock(), identifiers: identities) { _ in }
    }

    private static func share(_ folder: String) throws {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        let sql = """
            INSERT OR IGNORE INTO remote (only, address, is_shared, cursor, up_to_date_at, failures)
            VALUES (1, 'postgresql://nowhere/clinic', 1, '', 1, 0)
            """
        guard sqlite3_open_v2("\(folder)/clinic.sqlite", &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK
        else { throw Misuse("\(folder) cannot be shared") }
    }

    /// Registers patients, so many. No two are born on one day, so none looks like another.
    func register(_ times: Int) async throws {
        for index in 0..<times {
            let month = index / 70 % 12 + 1
            let draft = PatientDraft(
                name: "Robin Vega", born: "\(1930 + index % 70)-\(month < 10 ? "0" : "")\(month)-15",
                phone: "+34 6\(20_000_000 + index)")
            let answer = try await store.patients.register(
                draft, despite: [], operation: OperationID(identities.next()))
            guard case .registered = answer else { throw Misuse("a patient looks like another") }
        }
    }

    /// Changes what is known of patients, so many times, in turn.
    func edit(_ times: Int) async throws {
        var patients = try await first(store.patients.patients(PatientQuery(pageSize: 250))).patients
        for index in 0..<times {
            let place = index % patients.count
            var draft = PatientDraft(patients[place].facts)
            draft.phone = "+34 6\(10_000_000 + index)"
            let patient = patients[place]
            let answer = try await store.patients.save(
                draft, of: patient.id, over: patient.revision, despite: [], operation: OperationID(identities.next()))
            guard case .saved(let saved) = answer else { throw Misuse("a patient looks like another") }
            patients[place] = saved
        }
    }

    /// Writes notes about patients, so many.
    func note(_ times: Int) async throws {
        let patients = try await first(store.patients.patients(PatientQuery())).patients
        for index in 0..<times {
            _ = try await store.patients.write(
                "Slept better; to be seen again in \(index) days.", about: patients[index % patients.count].number,
                operation: OperationID(identities.next()))
        }
    }

    /// Writes the one or the other, so many times.
    func make(_ work: Work, _ times: Int) async throws {
        switch work {
        case .edits: try await edit(times)
        case .notes: try await note(times)
        }
    }

    /// The first value of a live read.
    func first<Value>(_ stream: Snapshots<Value>) async throws -> Value {
        var iterator = stream.makeAsyncIterator()
        switch await iterator.next(isolation: #isolation) {
        case .value(let value, _, _): return value
        case .unavailable(let error): throw error
        case nil: throw Misuse("a live read ended")
        }
    }
}

/// The kind of write.
enum Work: String {
    /// Changes to patients, which begin with checking a form.
    case edits
    /// Notes about them.
    case notes
}

/// The same moment for ever.
struct StandingClock: WallClock {
    let now = Date(timeIntervalSince1970: 1_772_442_720)
    let uptime = Duration.seconds(1_000)
}

/// Identities that count up, the same for all.
final class Identities: IdentifierSource {
    private let last: Atomic<UInt64>

    init(first: UInt64) {
        last = Atomic(first)
    }

    func next() -> UUID {
        let number = last.wrappingAdd(1, ordering: .relaxed).newValue
        let bytes = withUnsafeBytes(of: number.bigEndian, Array.init)
        return UUID(
            uuid: (
                1, 2, 3, 4, 5, 6, 0x70, 8, 0x80 | bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6],
                bytes[7]
            ))
    }
}

/// No jitter: what is measured never fails, and so never waits.
struct NoJitter: RandomNumberGenerator {
    func next() -> UInt64 { 0 }
}
