import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation after all its kills, open in this process, with someone signed in.
struct Desk {
    private(set) var workstation: KilledWorkstation
    let store: ClinicWorkstation

    init(_ workstation: KilledWorkstation, _ database: PostgresDatabase) async throws {
        self.workstation = workstation
        let remote = try SettledRemote(database)
        var store = try WorkstationHarness.open(
            .folder(workstation.folder), clock: SystemClock(), joining: database.address,
            with: workstation.code)
        try store.connect(to: remote, random: SeededGenerator(seed: 1))
        if !store.hasClinic {
            #expect(try await store.sync.sync().problem == nil)
            store = try WorkstationHarness.open(.folder(workstation.folder), clock: SystemClock())
            try store.connect(to: remote, random: SeededGenerator(seed: 1))
        }
        self.store = store
        try await store.signIn(.manager)
    }

    func exchange() async throws {
        // The first round looks up the writes that were in transit; only then can they be retried.
        #expect(try await store.sync.sync().problem == nil)
        try await store.retryWhatFailed()
        #expect(try await store.sync.sync().problem == nil)
        guard try await store.now({ $0.sync.queue(limit: 5_000) }).entries.contains(where: { $0.state == .unsigned })
        else { return }
        // Those that got their final numbers without their authors.
        for role in Role.allCases + [.manager] {
            try await store.signIn(role)
            #expect(try await store.sync.sync().problem == nil)
        }
    }

    /// Discards the writes that wait for a person, including those in conflict with another workstation's, which is
    /// kept.
    ///
    /// - Returns: the number of writes.
    mutating func decide() async throws -> Int {
        var decided = 0
        while let waiting = try await waiting(), decided < 20 {
            workstation.discard(try store.read { connection in try subjects(of: waiting.id.rawValue, in: connection) })
            do {
                _ = try await store.sync.discard(waiting.id)
            } catch AppError.notAllowed {
                try await store.signIn(.clinician)
                _ = try await store.sync.discard(waiting.id)
                try await store.signIn(.manager)
            }
            decided += 1
        }
        return decided
    }

    private func waiting() async throws -> OutboxEntry? {
        try await store.now { $0.sync.queue(limit: 1_000) }.entries.first {
            switch $0.state {
            case .conflicting, .parked: true
            default: false
            }
        }
    }

    /// The records of a write and of all writes that need it.
    private func subjects(of entry: Int, in connection: Connection) throws -> Set<UUID> {
        var subjects: Set<UUID> = []
        for entry in try Outbox.read(from: connection).withDependants(entry) {
            subjects.formUnion(try OutboxChange.all(ofEntry: entry, in: connection).map(\.subject))
        }
        return subjects
    }
}

extension ClinicWorkstation {
    /// Reads the file directly.
    func read<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
        try database.read { connection throws(AppError) in
            try connection.learnBytesOfHex()
            return Result { try body(connection) }
        }.get()
    }
}
