import Data
import DataSync
import Domain
import Foundation

/// Workstations with full queues, whose server comes back after an outage.
struct Outage {
    private let folder: String
    private let address: String

    /// A folder for the workstations, and the address of the remote, which is away already.
    init(_ folder: String, _ address: String) {
        (self.folder, self.address) = (folder, address)
    }

    /// Joins so many workstations, one after the other.
    func join(_ count: Int, _ code: String) async throws {
        guard let code = JoinCode(code) else { throw Misuse("that is no join code") }
        for index in 0..<count {
            let store = try ClinicStore.open(
                .folder("\(folder)/\(index)"), clock: StandingClock(),
                identifiers: Identities(first: UInt64(index + 1) << 40), making: .joined(address, code)
            ) { _ in }
            let clinic = ClinicWorkstation(store)
            try clinic.connect(to: try PostgresRemote(address), random: NoJitter())
            if let problem = try await clinic.sync.sync().problem { throw Misuse("\(problem)") }
            store.leave()
        }
    }

    /// Writes so many notes at each while nobody reaches the server, says that it may come back, and prints how long
    /// the last one took to send everything after the first moment at which the server answered.
    func end(_ count: Int, notes: Int) async throws {
        var workstations: [Workstation] = []
        for index in 0..<count {
            let workstation = try await Workstation(
                "\(folder)/\(index)", isShared: false, first: UInt64(index + 1) << 41)
            try await workstation.note(notes)
            try workstation.clinic.connect(to: PostgresRemote(address), random: SeededNumbers(seed: UInt64(index)))
            workstations.append(workstation)
        }
        let exchanging = workstations.map { workstation in Task { await workstation.clinic.keepExchanging() } }
        // Everybody has noticed that it is away, and waits as long as they ever do.
        try await Task.sleep(for: .seconds(60))
        print("away")
        fflush(nil)
        try await waitForServer()
        let start = ContinuousClock.now
        for workstation in workstations {
            while try await left(at: workstation) > 0 { try await Task.sleep(for: .milliseconds(50)) }
        }
        print(String(format: "%.1f", start.duration(to: .now) / .seconds(1)))
        for task in exchanging { task.cancel() }
    }

    private func left(at workstation: Workstation) async throws -> Int {
        try await workstation.first(workstation.clinic.sync.status()).queued
    }

    private func waitForServer() async throws {
        let remote = try PostgresRemote(address)
        while true {
            do {
                _ = try await remote.identify()
                return
            } catch {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }
}
