import Data
import Domain

/// A frequent read of the app.
enum Reading: String, CaseIterable {
    case list
    case prefix
    case word
    case words
    case phone
    case agenda

    /// The patients that it asks for; nil for appointments.
    var query: PatientQuery? {
        switch self {
        case .list: PatientQuery()
        case .prefix: PatientQuery(.words(["ma"]))
        case .word: PatientQuery(.words(["maria"]))
        case .words: PatientQuery(.words(["gar", "max"]))
        case .phone: PhoneDigits(typed: "600 555 1").map { PatientQuery(.phone($0)) }
        case .agenda: nil
        }
    }
}

/// A clinic with someone signed in.
struct OpenClinic {
    let store: ClinicStore
    /// The app follows these throughout, so that no screen's read is the first one on the file.
    private let preferences: Snapshots<Preferences>?

    /// Opens a clinic. Where it is `alone`, nothing is followed but what is read.
    init(_ folder: String, alone isAlone: Bool = false) async throws {
        store = try ClinicStore.open(.folder(folder), clock: BigClock(), identifiers: Identities(), report: { _ in })
        preferences = isAlone ? nil : store.preferences.preferences()
        let credentials = Credentials(userName: "chen", password: Secret("clinic-demo"))
        _ = try await store.sessions.signIn(credentials, operation: OperationID(BigOperation.next()))
    }

    /// Leaves the file in good order, so that the next process need not look through it.
    func leave() { store.leave() }

    /// Reads through a repository up to Domain's values a number of times, and returns the number of rows each time.
    func read(_ reading: Reading, times: Int) async throws -> Int {
        var rows = 0
        for _ in 0..<times {
            if let query = reading.query {
                rows = try await first(store.patients.patients(query)).patients.count
            } else {
                rows = try await first(agenda).appointments.count
            }
        }
        return rows
    }

    /// The number and the patient's name of each row, to compare with another program's.
    func rows(_ reading: Reading) async throws -> [String] {
        if let query = reading.query {
            return try await first(store.patients.patients(query)).patients.map { "\($0.number.rawValue) \($0.name)" }
        }
        return try await first(agenda).appointments.map { "\($0.number.rawValue) \($0.patient.name)" }
    }

    /// Reads once, and then again a number of times for the same open screen, which puts no other entry of a search
    /// into the log. Calls `prepare` before each of them.
    func readAgain(_ reading: Reading, times: Int, prepare: () -> Void = {}) async throws {
        if let query = reading.query {
            try await readAgain(store.patients.patients(query), times, prepare)
        } else {
            try await readAgain(agenda, times, prepare)
        }
    }

    private var agenda: Snapshots<Agenda> { store.appointments.agenda(on: BigAppointments.lastDay) }

    private func readAgain<Value>(
        _ stream: Snapshots<Value>, _ times: Int, _ prepare: () -> Void
    ) async throws {
        _ = try await first(stream)
        for _ in 0..<times {
            prepare()
            store.live.refresh()
        }
        withExtendedLifetime(stream) {}
    }

    /// The first value of a live read.
    private func first<Value>(_ stream: Snapshots<Value>) async throws -> Value {
        var iterator = stream.makeAsyncIterator()
        switch await iterator.next(isolation: #isolation) {
        case .value(let value, _, _): return value
        case .unavailable(let error): throw error
        case nil: throw Misuse("a live read ended")
        }
    }
}
