import Data
import Domain

/// A frequent read of the app.
enum Reading: String, CaseIterable {
    case list
    case prefix
    case word
    case words
    case agenda
}

/// A clinic with someone signed in.
struct OpenClinic {
    let store: ClinicStore
    /// The app follows these throughout, so that no screen's read is the first one on the file.
    private let preferences: Snapshots<Preferences>

    init(_ folder: String) async throws {
        store = try ClinicStore.open(.folder(folder), clock: BigClock(), identifiers: Identities(), report: { _ in })
        preferences = store.preferences.preferences()
        let credentials = Credentials(userName: "chen", password: Secret("clinic-demo"))
        _ = try await store.sessions.signIn(credentials, operation: OperationID(BigOperation.next()))
    }

    /// Leaves the file in good order, so that the next process need not look through it.
    func leave() { store.leave() }

    /// Reads through a repository up to Domain's values a number of times, and returns the number of rows each time.
    func read(_ reading: Reading, times: Int) async throws -> Int {
        var rows = 0
        for _ in 0..<times {
            switch reading {
            case .list: rows = try await first(store.patients.patients(PatientQuery())).patients.count
            case .prefix: rows = try await found(["ma"])
            case .word: rows = try await found(["maria"])
            case .words: rows = try await found(["gar", "max"])
            case .agenda: rows = try await agenda()
            }
        }
        return rows
    }

    private func found(_ words: [String]) async throws -> Int {
        try await first(store.patients.patients(PatientQuery(.words(words)))).patients.count
    }

    private func agenda() async throws -> Int {
        try await first(store.appointments.agenda(on: BigAppointments.lastDay)).appointments.count
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
