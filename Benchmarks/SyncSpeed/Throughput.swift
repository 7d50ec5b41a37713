import Data
import DataSync
import Domain
import Foundation

/// Many workstations at work at once, on ways where much gets lost. Afterwards nothing may be lost, doubled or
/// different anywhere.
struct Throughput {
    private let folder: String
    private let address: String
    private let code: JoinCode

    /// The folder of the workstation that founded the clinic, the address of the remote, and its join code.
    init(_ folder: String, _ address: String, _ code: String) throws {
        guard let code = JoinCode(code) else { throw Misuse("that is no join code") }
        (self.folder, self.address, self.code) = (folder, address, code)
    }

    /// Sends writes by libpq alone, says that there may be faults from now on, sends so many from so many workstations,
    /// says that there may be none any more, and prints how many went in a second until most were there.
    func run(_ stations: Int, writes: Int, seed: UInt64) async throws {
        let first = try await Workstation(folder, isShared: false, first: 1 << 61)
        let remote = try PostgresRemote(address)
        try first.clinic.connect(to: remote, random: NoJitter())
        try await first.note(1)
        try await exchange(first.clinic)
        let clinic = try await SimulatedClinic(first, remote)
        var ledger = Ledger()
        let alone = try await sendAlone(clinic, 5_000, stations, seed, to: &ledger)
        say("alone")
        let (rate, sent, faults) = try await send(clinic, writes, stations, seed)
        ledger.add(sent)
        say("sent")
        // Nothing is cut any more once the answer comes.
        _ = readLine()
        try ledger.check(try await SimulatedClinic.records(remote), since: clinic.records)
        try await compare(first)
        print(
            String(format: "%.0f %.0f", rate, alone),
            "\(sent.applied) applied, \(sent.conflicts) conflicts, \(sent.shortages) refused;",
            "\(faults.lostRequests) requests and \(faults.lostAnswers) answers lost, \(faults.abandoned) abandoned")
    }

    private func say(_ word: String) {
        print(word)
        fflush(nil)
    }

    /// Sends writes over one connection that nothing happens to.
    private func sendAlone(
        _ clinic: SimulatedClinic, _ count: Int, _ number: Int, _ seed: UInt64, to ledger: inout Ledger
    ) async throws -> Double {
        var writes = SimulatedWrites(clinic, number: number, seed: seed)
        var all: [SimulatedWrite] = []
        while all.count < count {
            let write = writes.next(mayEdit: false)
            // There may be none left to take.
            if write.what != .stock(-1) { all.append(write) }
        }
        let loop = try ApplyLoop(address)
        let calls = all.map { ApplyLoop.Call($0.operation) }
        let seconds = try await SyncSpeed.time { try loop.run(calls) }
        for write in all { try ledger.enter(write, .applied([])) }
        return Double(count) / seconds
    }

    private func send(
        _ clinic: SimulatedClinic, _ count: Int, _ stations: Int, _ seed: UInt64
    ) async throws -> (rate: Double, ledger: Ledger, faults: FaultyWay.Faults) {
        let (end, answered) = (EndOfChanges(), AnsweredWrites(of: count))
        let reader = try PostgresRemote(address)
        let following = Task { await end.follow(reader) }
        defer { following.cancel() }
        let start = ContinuousClock.now
        let (all, faults) = try await withThrowingTaskGroup(of: SimulatedWorkstation.self) { group in
            for number in 0..<stations {
                let share = (count + number) / stations
                group.addTask { [address] in
                    var workstation = try SimulatedWorkstation(
                        clinic, number: number, at: address, behind: end, counting: answered, seed: seed)
                    try await workstation.send(share)
                    return workstation
                }
            }
            return try await group.reduce(into: (Ledger(), FaultyWay.Faults())) { sum, workstation in
                sum.0.add(workstation.ledger)
                sum.1 += workstation.way.faults
            }
        }
        let seconds = start.duration(to: answered.end ?? .now) / .seconds(1)
        return (Double(answered.most) / seconds, all, faults)
    }

    /// Lets the first workstation fetch everything, and a new one join: both check every signature and every step, and
    /// have the same in the end.
    private func compare(_ first: Workstation) async throws {
        let other = "\(folder)-new"
        let joined = ClinicWorkstation(
            try ClinicStore.open(
                .folder(other), clock: StandingClock(), identifiers: Identities(first: 1 << 60),
                making: .joined(address, code)
            ) { _ in })
        try joined.connect(to: try PostgresRemote(address), random: NoJitter())
        for clinic in [first.clinic, joined] {
            try await exchange(clinic)
            clinic.store.leave()
        }
        let (one, another) = (try ClinicExport(of: folder), try ClinicExport(of: other))
        while true {
            let (ours, theirs) = (try one.next(), try another.next())
            guard ours == theirs else {
                throw Misuse("two workstations differ: \(Set(ours).symmetricDifference(theirs).prefix(4))")
            }
            if ours.isEmpty { return }
        }
    }

    private func exchange(_ clinic: ClinicWorkstation) async throws {
        let report = try await clinic.sync.sync()
        guard report.problem == nil, report.left.setAside == 0, report.left.queued == 0 else {
            throw Misuse("\(report)")
        }
    }
}
