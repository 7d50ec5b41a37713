import Data
import DataSync
import Domain
import Foundation
import Synchronization

/// An open clinic that writes and exchanges until it is stopped.
struct Workstation: Sendable {
    let options: WorkstationOptions
    let journal: Journal
    let identifiers: UUIDv7Source

    init(_ options: WorkstationOptions, _ journal: Journal) {
        (self.options, self.journal) = (options, journal)
        identifiers = UUIDv7Source(clock: options.clock, random: WorkstationRandom(seed: ~options.seed))
    }

    func run() async throws(AppError) {
        let ending = Ending()
        if let file = options.backup { return await keepBackingUp(to: file) }
        if !options.restores.isEmpty { return await keepRestoring(options.restores) }
        var workstation = try open()
        journal.say("open")
        if !workstation.store.hasClinic { workstation = try await joined(workstation) }
        if options.places > 0 { return await keepPlaces(in: workstation.store) }
        if options.role != .initialize { try connect(workstation) }
        let exchanging = try await exchange(workstation)
        let watching = watch(workstation)
        while options.writesNothing, !ending.isHere { await rest(.milliseconds(10)) }
        let operation = OperationID(identifiers.next())
        let credentials = Credentials(userName: options.user, password: Secret("clinic-demo"))
        _ = try await workstation.store.sessions.signIn(credentials, operation: operation)
        journal.say("signed-in")
        await write(in: workstation.store, until: ending)
        if options.role == .initialize { await exchanging?.value }
        exchanging?.cancel()
        try await finish(workstation)
        watching?.cancel()
        workstation.store.leave()
        journal.say("end")
    }

    private func open() throws(AppError) -> ClinicWorkstation {
        let joined = options.role == .join ? options.remote : nil
        let store = try ClinicStore.open(
            .folder(options.folder), clock: options.clock, identifiers: identifiers, passwords: .least,
            polling: .onDemand,
            making: joined.flatMap { address in options.code.map { .joined(address, $0) } } ?? .example
        ) { journal.say("did", "\($0)") }
        return ClinicWorkstation(store)
    }

    private func remote() throws(AppError) -> PostgresRemote? {
        try options.remote.map { address throws(AppError) in try PostgresRemote(address) }
    }

    private func connect(_ workstation: ClinicWorkstation) throws(AppError) {
        guard let remote = try remote() else { return }
        try workstation.connect(to: remote, random: WorkstationRandom(seed: options.seed))
    }

    private func joined(_ empty: ClinicWorkstation) async throws(AppError) -> ClinicWorkstation {
        try connect(empty)
        journal.say("joining")
        if let problem = try await empty.sync.sync().problem { throw problem }
        empty.store.leave()
        let workstation = try open()
        journal.say("joined")
        return workstation
    }

    private func exchange(_ workstation: ClinicWorkstation) async throws(AppError) -> Task<Void, Never>? {
        guard let address = options.remote else { return nil }
        let founder = options.role == .initialize ? try await founder(workstation) : nil
        return Task {
            if options.role == .initialize {
                await initialize(workstation, at: address, by: founder)
            } else {
                await workstation.keepExchanging(every: .milliseconds(10))
            }
        }
    }

    /// The manager signs what the remote begins with, and somebody else writes meanwhile.
    private func founder(_ workstation: ClinicWorkstation) async throws(AppError) -> Founder {
        _ = try await workstation.store.sessions.signIn(
            Credentials(userName: "maya", password: Secret("clinic-demo")), operation: OperationID(identifiers.next()))
        return try workstation.founder()
    }

    private func initialize(_ workstation: ClinicWorkstation, at address: String, by founder: Founder?) async {
        do throws(AppError) {
            guard let remote = try remote() else { return }
            journal.say("initializing")
            try await workstation.initialize(
                remote, at: address, random: WorkstationRandom(seed: options.seed), by: founder)
            journal.say("initialized")
        } catch {
            journal.say("failed", error.code, error.message)
        }
    }

    /// Logs the state of the exchange on every change.
    private func watch(_ workstation: ClinicWorkstation) -> Task<Void, Never>? {
        guard options.remote != nil else { return nil }
        return Task {
            var last = ""
            for await snapshot in workstation.sync.status() {
                guard case .value(let status, _, _) = snapshot, let words = status.reach?.words, words != last else {
                    continue
                }
                last = words
                journal.say("reach", words, "\(status.queued)")
            }
        }
    }

    /// Sends the remaining writes.
    private func finish(_ workstation: ClinicWorkstation) async throws(AppError) {
        guard options.remote != nil, options.role != .initialize else { return }
        let report = try await workstation.sync.sync()
        if let problem = report.problem { throw problem }
        journal.say("left", "\(report.left.queued)", "\(report.left.parked)", "\(report.left.conflicts)")
    }
}

extension Workstation {
    private func write(in store: ClinicStore, until ending: Ending) async {
        var requests = WorkstationRequests(
            store: store, word: options.word, clock: options.clock, random: WorkstationRandom(seed: options.seed))
        var left = options.writes
        if let (operation, write) = again { await carryOut(write, operation, in: store, &requests, &left) }
        while left > 0, !ending.isHere {
            do throws(AppError) {
                guard let write = try await requests.next() else { continue }
                await carryOut(write, OperationID(identifiers.next()), in: store, &requests, &left)
            } catch {
                journal.say("unread", error.code, error.message)
            }
            if options.pause > 0 { await rest(.milliseconds(requests.random.below(options.pause))) }
        }
    }

    private func rest(_ duration: Duration) async {
        do { try await ContinuousClock().sleep(for: duration) } catch {}
    }

    private func carryOut(
        _ write: WorkstationWrite, _ operation: OperationID, in store: ClinicStore,
        _ requests: inout WorkstationRequests,
        _ left: inout Int
    ) async {
        journal.say(["try", operation.rawValue.uuidString, options.user] + write.words)
        do throws(AppError) {
            let subjects = try await write.carryOut(in: store, operation)
            journal.say(["ack", operation.rawValue.uuidString] + subjects)
            requests.take(write, subjects)
            left -= 1
        } catch {
            journal.say("not", operation.rawValue.uuidString, error.code, error.message, error.advice)
            requests.takeRefusal(of: write)
        }
    }

    /// The write whose result another process of this folder did not receive.
    private var again: (OperationID, WorkstationWrite)? {
        let words = options.again?.components(separatedBy: "\t") ?? []
        guard words.count > 3, let operation = UUID(uuidString: words[1]),
            let write = WorkstationWrite(Array(words[3...]))
        else { return nil }
        return (OperationID(operation), write)
    }
}

/// A watch for the end of standard input.
final class Ending: Sendable {
    private let over = Atomic(false)

    init() {
        Thread.detachNewThread { [self] in
            var byte: UInt8 = 0
            while read(STDIN_FILENO, &byte, 1) > 0 || errno == EINTR {}
            over.store(true, ordering: .relaxed)
        }
    }

    var isHere: Bool { over.load(ordering: .relaxed) }
}

extension RemoteReach {
    fileprivate var words: String {
        switch self {
        case .unknown: "unknown"
        case .syncing: "syncing"
        case .online: "online"
        case .offline(let error): "offline \(error.code): \(error.message)"
        }
    }
}
