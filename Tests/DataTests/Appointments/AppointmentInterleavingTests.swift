import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Two workstations on one file book, move and cancel at random.
@Suite(.timeLimit(.minutes(60))) struct AppointmentInterleavingTests {
    /// One workstation, with its knowledge of the appointments.
    private struct Workstation {
        let store: ClinicStore
        var known: [Appointment] = []
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `nothing is booked twice, lost or doubled`(seed: UInt64) async throws {
        try await withFolder { folder in
            var random = SeededGenerator(seed: seed)
            let clock = FixedClock()
            var workstations: [Workstation] = []
            for name in ["ben", "maya"] {
                let store = try StoreHarness.open(.folder(folder), clock: clock)
                let credentials = Credentials(userName: name, password: Secret("clinic-demo"))
                _ = try await store.sessions.signIn(credentials, operation: StoreHarness.operation())
                workstations.append(Workstation(store: store))
            }
            var expected = Dictionary(try await Self.everything(workstations[0].store).map { ($0.id, $0) }) { $1 }
            for _ in 1...120 {
                // Both decide on what they saw; then they write one after the other, in any order.
                for index in [0, 1].shuffled(using: &random) {
                    let saved = try await Self.step(&workstations[index], &random)
                    if let saved { expected[saved.id] = saved }
                }
                if Int.random(in: 0...3, using: &random) == 0 {
                    for index in workstations.indices {
                        workstations[index].known = try await Self.everything(workstations[index].store)
                    }
                }
            }
            let all = try await Self.everything(workstations[1].store)
            #expect(Dictionary(all.map { ($0.id, $0) }) { $1 } == expected, "seed \(seed)")
            #expect(Set(all.map(\.number)).count == all.count, "seed \(seed)")
            #expect(all.count > 30, "seed \(seed): too little happened")
            for one in all where one.isBooked {
                let rivals = all.filter {
                    $0.id != one.id && $0.isBooked && ($0.clinician == one.clinician || $0.patient == one.patient)
                }
                #expect(!rivals.contains { $0.time.overlaps(one.time) }, "seed \(seed): \(one.number)")
            }
        }
    }

    @Test func `of two workstations that want one time exactly one gets it`() async throws {
        try await withFolder { folder in
            let stores = try (0..<2).map { _ in try StoreHarness.open(.folder(folder)) }
            for store in stores {
                _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            }
            let booking = try Self.booking(start: "2026-01-03T1000Z", service: "checkup", clinician: "chen")
            let answers = await withTaskGroup(of: AppError?.self) { group in
                for store in stores {
                    group.addTask {
                        do {
                            _ = try await store.appointments.book(booking, operation: StoreHarness.operation())
                            return nil
                        } catch { return error as? AppError }
                    }
                }
                return await group.reduce(into: [AppError?]()) { $0.append($1) }
            }
            #expect(answers.filter { $0 == nil }.count == 1)
            #expect(answers.compactMap { $0?.code } == ["conflict"])
            for store in stores {
                var slots = store.appointments.slots(
                    SlotQuery(
                        service: booking.service, clinician: booking.clinician,
                        day: try #require(Day(iso: "2026-01-03")))
                ).reader()
                #expect(try await !slots.value().times.contains { $0.lowerBound == booking.start.date })
            }
        }
    }

    /// Two workstations move three appointments at the very same time, each to a time of its choice.
    @Test(arguments: [1, 2, 3] as [UInt64]) func `of moves at once none lands on another`(seed: UInt64) async throws {
        try await withFolder { folder in
            var random = SeededGenerator(seed: seed)
            let stores = try (0..<2).map { _ in try StoreHarness.open(.folder(folder)) }
            for store in stores {
                _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            }
            // Two of one clinician, two of one patient.
            for (patient, start, clinician) in [(2001, "1000", "chen"), (2002, "1030", "chen"), (2001, "1100", "dana")]
            {
                _ = try await stores[0].appointments.book(
                    try Self.booking(
                        patient: patient, start: "2026-01-03T\(start)Z", service: "checkup", clinician: clinician),
                    operation: StoreHarness.operation())
            }
            var (moved, refused) = (0, 0)
            for round in 1...40 {
                let before = try await Self.everything(stores[0])
                let ours = before.filter { $0.number.rawValue > 3012 }
                let (one, other) = (ours.randomElement(using: &random), ours.randomElement(using: &random))
                let requests = try [one, other].map { (try #require($0), try Self.start(&random)) }
                let answers = await Self.atOnce(requests, on: stores)
                let after = try await Self.everything(stores[1])
                for answer in answers.compactMap({ $0 }) { #expect(after.contains(answer), "\(seed), \(round)") }
                let changed = after.filter { !before.contains($0) }
                #expect(Set(changed) == Set(answers.compactMap { $0 }), "\(seed), \(round)")
                for one in after where one.isBooked {
                    let rivals = after.filter {
                        $0.id != one.id && $0.isBooked && ($0.clinician == one.clinician || $0.patient == one.patient)
                    }
                    #expect(!rivals.contains { $0.time.overlaps(one.time) }, "\(seed), \(round): \(one.number)")
                }
                moved += changed.count
                refused += answers.filter { $0 == nil }.count
            }
            #expect(moved > 10 && refused > 10, "\(moved) and \(refused): too little happened")
        }
    }

    /// Moves one appointment on each workstation. Returns the saved ones, with nil for a refusal.
    private static func atOnce(_ requests: [(Appointment, Minute)], on stores: [ClinicStore]) async -> [Appointment?] {
        await withTaskGroup(of: Appointment?.self) { group in
            for (store, (appointment, start)) in zip(stores, requests) {
                group.addTask {
                    try? await store.appointments.reschedule(
                        appointment.id, version: appointment.version, to: start, operation: StoreHarness.operation())
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// A free time within two hours of the clinic's morning.
    private static func start(_ random: inout SeededGenerator) throws -> Minute {
        let first = try #require(Minute("2026-01-03T0900Z")?.date)
        return try #require(Minute(first + TimeInterval(Int.random(in: 0..<12, using: &random) * 600)))
    }

    /// Makes one write that may be refused. Returns the saved appointment, or nil.
    private static func step(_ workstation: inout Workstation, _ random: inout SeededGenerator) async throws
        -> Appointment?
    {
        let (store, operation) = (workstation.store, StoreHarness.operation())
        let start =
            try #require(Minute("2026-01-03T0800Z")?.date) + TimeInterval(Int.random(in: 0..<60, using: &random) * 300)
        let minute = try #require(Minute(start))
        let mine = workstation.known.filter(\.isBooked).randomElement(using: &random)
        do throws(AppError) {
            switch (Int.random(in: 0...5, using: &random), mine) {
            case (0, let one?):
                return try await store.appointments.cancel(
                    one.id, version: one.version, reason: "x", operation: operation)
            case (1...2, let one?):
                return try await store.appointments.reschedule(
                    one.id, version: one.version, to: minute, operation: operation)
            default:
                let service = ["checkup", "consultation"].randomElement(using: &random) ?? "checkup"
                let clinician = ["chen", "dana"].randomElement(using: &random) ?? "chen"
                let patient = Int.random(in: 2001...2003, using: &random)
                guard
                    let booking = try? booking(
                        patient: patient, start: minute.description, service: service, clinician: clinician)
                else {
                    return nil
                }
                let saved = try await store.appointments.book(booking, operation: operation)
                let again = try await store.appointments.book(booking, operation: operation)
                return saved == again ? saved : nil
            }
        } catch {
            guard ["conflict", "invalid-input"].contains(error.code) else { throw error }
            return nil
        }
    }

    private static func booking(
        patient: Int = 2001, start: String, service: String, clinician: String
    ) throws -> Booking {
        Booking(
            patient: try #require(PatientNumber(patient)), service: try #require(ServiceSlug(service)),
            clinician: try #require(ClinicianSlug(clinician)), start: try #require(Minute(start)))
    }

    /// Every appointment of the two days in use.
    private static func everything(_ store: ClinicStore) async throws -> [Appointment] {
        var all: [Appointment] = []
        for date in ["2026-01-02", "2026-01-03"] {
            var agenda = store.appointments.agenda(on: try #require(Day(iso: date))).reader()
            all += try await agenda.value().appointments
        }
        return all
    }
}
