import Data
import DataSync
import Domain
import Foundation

/// Many workstations that have nothing to send and get nothing: the part of each that asks its remote.
struct Stations {
    private let address: String
    private let count: Int

    /// So many workstations of the remote at an address.
    init(_ address: String, _ count: Int) {
        (self.address, self.count) = (address, count)
    }

    /// Lets each ask at the pace of a clinic that has long been quiet, and prints how often all asked, how often that
    /// failed, and which part of a processor the server took: while each asked for the first time, and connected, and
    /// from then on.
    func poll(_ seconds: Int, server: Int) async throws {
        let place = try await end()
        let (start, before) = (ContinuousClock.now, try ServerTime.read(server))
        let (answers, connected, after) = try await withThrowingTaskGroup(of: Answers.self) { group in
            for index in 0..<count {
                group.addTask { await workstation(index, from: place, start, until: start + .seconds(seconds)) }
            }
            try await ContinuousClock().sleep(until: start + SyncPace.longest)
            let connected = try ServerTime.read(server)
            try await ContinuousClock().sleep(until: start + .seconds(seconds))
            let after = try ServerTime.read(server)
            return (try await group.reduce(into: Answers()) { $0 += $1 }, connected, after)
        }
        let first = SyncPace.longest / .seconds(1)
        print(
            String(
                format: "%d rounds, %d failed, %.2f %% of a processor, %.2f %% while all connected", answers.rounds,
                answers.failures, (after - connected) / (Double(seconds) - first) * 100,
                (connected - before) / first * 100))
    }

    private struct Answers {
        var rounds = 0
        var failures = 0

        static func += (all: inout Self, one: Self) {
            all.rounds += one.rounds
            all.failures += one.failures
        }
    }

    /// The end of the changes.
    private func end() async throws -> RemoteCursor {
        let remote = try PostgresRemote(address)
        var cursor = RemoteCursor.start
        while true {
            let page = try await remote.changes(after: cursor, limit: 500)
            cursor = page.next
            if page.left == 0 { return cursor }
        }
    }

    /// One that began at another moment than the others.
    private func workstation(
        _ index: Int, from place: RemoteCursor, _ start: ContinuousClock.Instant,
        until end: ContinuousClock.Instant
    ) async -> Answers {
        let quiet = SyncReport(sent: 0, received: 0, left: .local)
        var (answers, cursor, pace) = (Answers(), place, SyncPace(interval: .seconds(5)))
        while pace.wait < SyncPace.longest { pace.count(quiet) }
        guard let remote = try? PostgresRemote(address) else { return Answers(rounds: 0, failures: 1) }
        let log = withUnsafeBytes(of: (UInt64(index), 1 as UInt64, 2 as UInt64, 3 as UInt64), Array.init)
        var next = start + pace.wait * (Double(index) / Double(count))
        while next < end {
            do {
                try await ContinuousClock().sleep(until: next)
                remote.onNews {}
                cursor = try await ask(remote, log, after: cursor)
                answers.rounds += 1
            } catch {
                answers.failures += 1
            }
            next += pace.wait
        }
        // Nobody goes before the end is measured.
        do { try await ContinuousClock().sleep(until: end + .seconds(2)) } catch {}
        return withExtendedLifetime(remote) { answers }
    }

    /// A round in which nothing comes.
    private func ask(
        _ remote: PostgresRemote, _ log: [UInt8], after cursor: RemoteCursor
    ) async throws -> RemoteCursor {
        guard let identity = try await remote.identify(by: log) else { throw Misuse("there is no clinic") }
        let visit = RemoteVisit(log: log, number: identity.settled + 1, isSettled: true)
        return try await remote.changes(after: cursor, limit: 500, on: visit).next
    }
}

/// The processor time of a server and of all its processes, in seconds.
enum ServerTime {
    /// Reads it, by the number of its first process.
    static func read(_ server: Int) throws -> Double {
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int($0) }
        let ticks = processes.reduce(0) { $0 + Self.ticks(of: $1, below: server) }
        return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// A process may end while its file is read: then its parent has its time.
    private static func ticks(of process: Int, below server: Int) -> Int {
        guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = line.lastIndex(of: ")")
        else { return 0 }
        let fields = line[end...].split(separator: " ").dropFirst().map { Int($0) ?? 0 }
        guard fields.count > 14, process == server || fields[1] == server else { return 0 }
        // Of the first one also what its processes took that have ended.
        return fields[11] + fields[12] + (process == server ? fields[13] + fields[14] : 0)
    }
}
