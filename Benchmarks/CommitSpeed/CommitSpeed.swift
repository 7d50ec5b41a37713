import Data
import Domain
import Foundation

/// Writes to a clinic as the app does, to measure what a commit costs:
///
///     commit-speed FOLDER COMMITS [automatic | patients | verify]
///
/// With `patients`, each commit saves a patient. With `verify`, it looks through the clinic that is there instead, and
/// prints the most kilobytes of memory, too. With `automatic`, SQLite checkpoints there and then once the log is
/// long, as it does unless it is told otherwise. Prints the seconds that it took.
@main struct CommitSpeed {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let commits = Int(arguments[2]) else { exit(64) }
        if arguments.last == "verify" { return try await verify(arguments[1]) }
        let identifiers = UUIDv7Source(clock: SystemClock(), random: Steps())
        let store = try ClinicStore.open(
            .folder(arguments[1]), clock: SystemClock(), identifiers: identifiers, passwords: .least,
            polling: .onDemand, report: { _ in })
        let start: ContinuousClock.Instant
        if arguments.last == "patients" {
            start = try await savePatient(commits, in: store, identifiers)
        } else {
            start = .now
            let place = Foundation.Data(count: 300)
            for _ in 0..<commits { try await store.savedStates.save([.staff(Identifier(identifiers.next())): place]) }
        }
        print((ContinuousClock.now - start) / .seconds(1))
        store.leave()
    }

    private static func verify(_ folder: String) async throws {
        let start = ContinuousClock.now
        let findings = try await ClinicVerification(of: folder).findings()
        guard findings.isEmpty else {
            print(findings)
            exit(1)
        }
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        print((ContinuousClock.now - start) / .seconds(1), usage.ru_maxrss)
    }

    /// Saves one patient again and again, and says when it began to.
    private static func savePatient(
        _ commits: Int, in store: ClinicStore, _ identifiers: UUIDv7Source
    ) async throws -> ContinuousClock.Instant {
        func operation() -> OperationID { OperationID(identifiers.next()) }
        let chen = Credentials(userName: "chen", password: Secret("clinic-demo"))
        _ = try await store.sessions.signIn(chen, operation: operation())
        var draft = PatientDraft(name: "Marit Solheim", born: "1961-04-09", phone: "555 0100")
        draft.address = "12 Harbour Street"
        let registration = try await store.patients.register(draft, despite: [], operation: operation())
        guard case .registered(var patient) = registration else { exit(1) }
        let start = ContinuousClock.now
        for commit in 0..<commits {
            draft.phone = "555 \(1000 + commit)"
            let edit = try await store.patients.save(
                draft, of: patient.id, over: patient.revision, despite: [], operation: operation())
            guard case .saved(let saved) = edit else { exit(1) }
            patient = saved
        }
        return start
    }
}

/// Distinct numbers, which are enough for identities here.
private struct Steps: RandomNumberGenerator {
    private var last: UInt64 = 0

    mutating func next() -> UInt64 {
        last &+= 0x9E37_79B9_7F4A_7C15
        return last
    }
}
