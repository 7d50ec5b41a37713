import Data
import Domain
import Foundation

/// Writes to a clinic as the app does, to measure what a commit costs:
///
///     commit-speed FOLDER COMMITS [automatic]
///
/// With `automatic`, SQLite checkpoints there and then once the log is long, as it does unless it is told otherwise.
/// Prints the seconds that it took.
@main struct CommitSpeed {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let commits = Int(arguments[2]) else { exit(64) }
        let identifiers = UUIDv7Source(clock: SystemClock(), random: Steps())
        let store = try ClinicStore.open(
            .folder(arguments[1]), clock: SystemClock(), identifiers: identifiers, passwords: .least,
            polling: .onDemand, report: { _ in })
        let place = Foundation.Data(count: 300)
        let start = ContinuousClock.now
        for _ in 0..<commits { try await store.savedStates.save([.staff(Identifier(identifiers.next())): place]) }
        print((ContinuousClock.now - start) / .seconds(1))
        store.leave()
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
