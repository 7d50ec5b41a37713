import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Three stations that write whatever comes to mind over a way that loses questions and answers: in the end all have the same,
/// every write that was acknowledged is there once, and what is counted adds up.
///
/// `CLINIC_SYNC_SIZE` writes are made, beginning with the seed `CLINIC_SYNC_SEED`.
@Suite(.timeLimit(.minutes(60))) struct ManyWritesTests {
    private static let size = ProcessInfo.processInfo.environment["CLINIC_SYNC_SIZE"].flatMap { Int($0) } ?? 120
    private static let seed = ProcessInfo.processInfo.environment["CLINIC_SYNC_SEED"].flatMap { UInt64($0) } ?? 1

    @Test(arguments: Engine.here) func `nothing is lost and nothing is doubled`(_ engine: Engine) async throws {
        try await engine.withRemote { way in
            var walk = try await RandomWrites(way, seed: Self.seed)
            for _ in 0..<Self.size { try await walk.step() }
            try await walk.settle()
            try await walk.check()
            print("sync: \(engine) \(Self.size) steps, seed \(Self.seed): \(walk.counts)")
        }
    }
}

/// What three stations do, chosen by a seed, and what was acknowledged.
struct RandomWrites {
    private let stations: [ClinicStore]
    private let ways: [FlakyWay]
    private let plain: any Remote
    private var random: SeededGenerator
    private var patients: Set<Patient.ID> = []
    private var notes: Set<String> = []
    private var refused = 0
    private(set) var counts: [String: Int] = [:]

    /// The example clinic at three stations.
    init(_ way: @Sendable () throws -> any Remote, seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        plain = try way()
        ways = try (0..<3).map { FlakyWay(try way(), seed: seed &+ UInt64($0)) }
        var stations = [try await Stations.opened(ways[0])]
        for way in ways.dropFirst() { stations.append(try await Stations.joined(way)) }
        for (station, role) in zip(stations, [Role.manager, .receptionist, .clinician]) {
            try await station.signIn(role)
        }
        self.stations = stations
        for way in ways { way.isFlaky = true }
    }

    /// One thing at one station. What the clinic refuses, such as a time that is taken, is an answer like any other.
    mutating func step() async throws {
        let station = stations[Int.random(in: 0..<stations.count, using: &random)]
        do {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: patients.insert(try await station.register("Person \(random.next() % 1_000)").id)
            case 1, 2: try await edit(at: station)
            case 3, 4: try await sell(at: station)
            case 5: _ = try await station.move(orderNumber(at: station), to: .paid)
            case 6: _ = try await station.move(orderNumber(at: station), to: .cancelled)
            case 7: try await station.bookFirstSlot()
            case 8: try await note(at: station)
            default: _ = try await station.sync.sync()
            }
        } catch is AppError {
            refused += 1
        }
    }

    private mutating func edit(at station: ClinicStore) async throws {
        let number = PatientNumber.known(2_001 + Int.random(in: 0..<12, using: &random))
        let (text, isPhone) = ("6\(random.next() % 100_000_000)", Bool.random(using: &random))
        try await station.edit(number) { draft in
            if isPhone { draft.phone = "+34 \(text)" } else { draft.address = "Street \(text)" }
        }
    }

    private mutating func sell(at station: ClinicStore) async throws {
        let product = ProductNumber.known(501 + Int.random(in: 0..<15, using: &random))
        _ = try await station.buy(product, Int.random(in: 1...3, using: &random))
    }

    private mutating func orderNumber(at station: ClinicStore) async throws -> OrderNumber {
        let page = try await station.now { $0.orders.orders(OrderQuery()) }
        return page.orders[Int.random(in: 0..<page.orders.count, using: &random)].number
    }

    private mutating func note(at station: ClinicStore) async throws {
        let text = "Note \(random.next())"
        try await station.note(text, about: .known(2_001 + Int.random(in: 0..<12, using: &random)))
        notes.insert(text)
    }
}

extension RandomWrites {
    /// The way is good again; whatever waits for a person is chosen or discarded, until nothing is left.
    mutating func settle() async throws {
        for way in ways { way.isFlaky = false }
        for _ in 0..<40 {
            for station in stations { try await station.retryWhatFailed() }
            for station in stations { #expect(try await station.sync.sync().problem == nil) }
            guard try await decide() == 0 else { continue }
            let left = try await stations.asyncSum { try await $0.status().queued }
            guard left == 0 else { continue }
            // The first ones were there before the last ones sent.
            for station in stations { #expect(try await station.sync.sync().sent == 0) }
            return
        }
        Issue.record("the queues do not drain")
    }

    /// - Returns: how many writes waited for a person.
    private mutating func decide() async throws -> Int {
        var decided = 0
        for station in stations {
            for entry in try await station.now({ $0.sync.queue(limit: 500) }).entries {
                switch entry.state {
                case .conflicting:
                    let fields = try await station.now { $0.sync.entry(entry.id) }.fields
                    let side: OutboxSide = Bool.random(using: &random) ? .mine : .theirs
                    do {
                        try await station.sync.resolve(
                            entry.id, keeping: Dictionary(uniqueKeysWithValues: fields.map { ($0.id, side) }))
                    } catch {
                        try await station.sync.resolve(
                            entry.id, keeping: Dictionary(uniqueKeysWithValues: fields.map { ($0.id, .theirs) }))
                    }
                    counts["conflicts", default: 0] += 1
                case .parked:
                    counts["discarded", default: 0] += try await station.sync.discard(entry.id)
                default: continue
                }
                decided += 1
                // What waits after this may be another by now.
                break
            }
        }
        return decided
    }

    /// All stations and whoever joins have the same; what was acknowledged is there once; what is left adds up.
    mutating func check() async throws {
        let newcomer = try await Stations.joined(plain)
        let records = Set(try newcomer.records())
        for station in stations {
            let others = Set(try station.records()).symmetricDifference(records).sorted()
            #expect(others.isEmpty, "\(others.prefix(4))")
        }
        let registered = try newcomer.column("SELECT hex(id) FROM patient WHERE number > 2012")
        #expect(Set(registered).count == registered.count)
        #expect(Set(registered) == Set(patients.map { $0.rawValue.uuidString.replacing("-", with: "") }))
        let texts = try newcomer.column("SELECT text FROM clinical_note WHERE text LIKE 'Note %'")
        #expect(texts.sorted() == notes.sorted())
        // What was sold and what is left is what there was.
        #expect(
            try newcomer.column(
                """
                SELECT CAST(product.number AS TEXT) FROM product
                LEFT JOIN order_line ON order_line.product_number = product.number
                LEFT JOIN orders ON orders.id = order_line.order_id AND orders.state <> 'cancelled' AND orders.number > 1044
                GROUP BY product.number
                HAVING stock + coalesce(sum(iif(orders.id IS NULL, 0, quantity)), 0) <> \(Self.before)
                """) == [])
        #expect(try newcomer.column(Self.overlaps) == [])
        counts["patients"] = registered.count
        counts["notes"] = texts.count
        counts["orders"] = try newcomer.column("SELECT hex(id) FROM orders WHERE number > 1044").count
        counts["refused"] = refused
        counts["lost questions and answers"] = ways.reduce(0) { $0 + $1.lost }
    }

    /// What was in stock when the clinic was new; order 1044 may have given one back.
    private static let before = """
        CASE product.number WHEN 501 THEN 24 WHEN 502 THEN 6 WHEN 503 THEN 9 WHEN 504 THEN 15 WHEN 505 THEN 8
            WHEN 506 THEN 120 WHEN 507 THEN 7 WHEN 508 THEN 0 WHEN 509 THEN 30 WHEN 510 THEN 4
            WHEN 512 THEN 1 WHEN 513 THEN 20 WHEN 514 THEN 3 WHEN 515 THEN 2 WHEN 511 THEN 5 END
            + (SELECT coalesce(sum(line.quantity), 0) FROM order_line AS line JOIN orders AS old ON old.id = line.order_id
                WHERE line.product_number = product.number AND old.number <= 1044 AND old.state = 'cancelled'
                    AND old.number NOT IN (1034, 1040))
        """

    private static let overlaps = """
        SELECT CAST(one.number AS TEXT) FROM appointment AS one JOIN appointment AS other
            ON other.clinician_id = one.clinician_id AND other.number > one.number
        WHERE one.status = 'booked' AND other.status = 'booked'
            AND one.start_at < other.end_at AND other.start_at < one.end_at
        """
}
