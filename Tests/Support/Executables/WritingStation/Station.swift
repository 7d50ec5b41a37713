import Data
import DataSync
import Domain
import Foundation
import Synchronization

/// One open clinic that writes and exchanges until it is told to end.
struct Station: Sendable {
    let options: StationOptions
    let journal: Journal
    let identifiers: UUIDv7Source

    init(_ options: StationOptions, _ journal: Journal) {
        (self.options, self.journal) = (options, journal)
        identifiers = UUIDv7Source(clock: SystemClock(), random: StationRandom(seed: ~options.seed))
    }

    func run() async throws(AppError) {
        let ending = Ending()
        var station = try open()
        journal.say("open")
        if !station.store.hasClinic { station = try await joined(station) }
        if options.places > 0 { return await keepPlaces(in: station.store) }
        if options.role != .initialize { try connect(station) }
        let exchanging = exchange(station)
        let watching = watch(station)
        while options.writesNothing, !ending.isHere { await rest(.milliseconds(10)) }
        let operation = OperationID(identifiers.next())
        let credentials = Credentials(userName: options.user, password: Secret("clinic-demo"))
        _ = try await station.store.sessions.signIn(credentials, operation: operation)
        journal.say("signed-in")
        await write(in: station.store, until: ending)
        if options.role == .initialize { await exchanging?.value }
        exchanging?.cancel()
        try await finish(station)
        watching?.cancel()
        station.store.leave()
        journal.say("end")
    }

    private func open() throws(AppError) -> ClinicStation {
        let store = try ClinicStore.open(
            .folder(options.folder), clock: SystemClock(), identifiers: identifiers, passwords: .least,
            polling: .onDemand, joining: options.role == .join ? options.remote : nil
        ) { journal.say("did", "\($0)") }
        return ClinicStation(store)
    }

    private func remote() throws(AppError) -> PostgresRemote? {
        try options.remote.map { address throws(AppError) in try PostgresRemote(address) }
    }

    private func connect(_ station: ClinicStation) throws(AppError) {
        guard let remote = try remote() else { return }
        try station.connect(to: remote, random: StationRandom(seed: options.seed))
    }

    private func joined(_ empty: ClinicStation) async throws(AppError) -> ClinicStation {
        try connect(empty)
        journal.say("joining")
        if let problem = try await empty.sync.sync().problem { throw problem }
        empty.store.leave()
        let station = try open()
        journal.say("joined")
        return station
    }

    private func exchange(_ station: ClinicStation) -> Task<Void, Never>? {
        guard let address = options.remote else { return nil }
        return Task {
            if options.role == .initialize {
                await initialize(station, at: address)
            } else {
                await station.keepExchanging(every: .milliseconds(10))
            }
        }
    }

    private func initialize(_ station: ClinicStation, at address: String) async {
        do throws(AppError) {
            guard let remote = try remote() else { return }
            journal.say("initializing")
            try await station.initialize(remote, at: address, random: StationRandom(seed: options.seed))
            journal.say("initialized")
        } catch {
            journal.say("failed", error.code, error.message)
        }
    }

    /// Says how the exchange stands, whenever that changes.
    private func watch(_ station: ClinicStation) -> Task<Void, Never>? {
        guard options.remote != nil else { return nil }
        return Task {
            var last = ""
            for await snapshot in station.sync.status() {
                guard case .value(let status, _, _) = snapshot, let words = status.reach?.words, words != last else {
                    continue
                }
                last = words
                journal.say("reach", words, "\(status.queued)")
            }
        }
    }

    /// Sends what is left.
    private func finish(_ station: ClinicStation) async throws(AppError) {
        guard options.remote != nil, options.role != .initialize else { return }
        let report = try await station.sync.sync()
        if let problem = report.problem { throw problem }
        journal.say("left", "\(report.left.queued)", "\(report.left.parked)", "\(report.left.conflicts)")
    }
}

extension Station {
    private func write(in store: ClinicStore, until ending: Ending) async {
        var wishes = StationWishes(store: store, word: options.word, random: StationRandom(seed: options.seed))
        var left = options.writes
        if let (operation, write) = again { await carryOut(write, operation, in: store, &wishes, &left) }
        while left > 0, !ending.isHere {
            do throws(AppError) {
                guard let write = try await wishes.next() else { continue }
                await carryOut(write, OperationID(identifiers.next()), in: store, &wishes, &left)
            } catch {
                journal.say("unread", error.code, error.message)
            }
            if options.pause > 0 { await rest(.milliseconds(wishes.random.below(options.pause))) }
        }
    }

    private func rest(_ duration: Duration) async {
        do { try await ContinuousClock().sleep(for: duration) } catch {}
    }

    private func carryOut(
        _ write: StationWrite, _ operation: OperationID, in store: ClinicStore, _ wishes: inout StationWishes,
        _ left: inout Int
    ) async {
        journal.say(["try", operation.rawValue.uuidString, options.user] + write.words)
        do throws(AppError) {
            let subjects = try await write.carryOut(in: store, operation)
            journal.say(["ack", operation.rawValue.uuidString] + subjects)
            wishes.take(write, subjects)
            left -= 1
        } catch {
            journal.say("not", operation.rawValue.uuidString, error.code, error.message, error.advice)
            wishes.takeRefusal(of: write)
        }
    }

    /// The write that another process of this folder did not hear the end of.
    private var again: (OperationID, StationWrite)? {
        let words = options.again?.components(separatedBy: "\t") ?? []
        guard words.count > 3, let operation = UUID(uuidString: words[1]), let write = StationWrite(Array(words[3...]))
        else { return nil }
        return (OperationID(operation), write)
    }
}

/// Knows when the standard input has come to its end.
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
