import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Two stations on one file book, move and cancel at random.
@Suite(.timeLimit(.minutes(1))) struct AppointmentInterleavingTests {
    /// One who books here, as far as they know what happened.
    private struct Station {
        let store: ClinicStore
        var known: [Appointment] = []
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func nothingIsBookedTwiceLostOrDoubled(seed: UInt64) async throws {
        try await withFolder { folder in
            var random = SeededGenerator(seed: seed)
            let clock = FixedClock()
            var stations: [Station] = []
            for name in ["ben", "maya"] {
                let store = try StoreHarness.open(.folder(folder), clock: clock)
                let credentials = Credentials(userName: name, password: Secret("clinic-demo"))
                _ = try await store.sessions.signIn(credentials, operation: StoreHarness.operation())
                stations.append(Station(store: store))
            }
            var expected = Dictionary(try await Self.everything(stations[0].store).map { ($0.id, $0) }) { $1 }
            for _ in 1...120 {
                // Both decide on what they saw; then one after the other writes, in any order.
                for index in [0, 1].shuffled(using: &random) {
                    let saved = try await Self.step(&stations[index], &random)
                    if let saved { expected[saved.id] = saved }
                }
                if Int.random(in: 0...3, using: &random) == 0 {
                    for index in stations.indices {
                        stations[index].known = try await Self.everything(stations[index].store)
                    }
                }
            }
            let all = try await Self.everything(stations[1].store)
            #expect(Dictionary(all.map { ($0.id, $0) }) { $1 } == expected, "seed \(seed)")
            #expect(Set(all.map(\.number)).count == all.count, "seed \(seed)")
            #expect(all.count > 30, "seed \(seed): too little happened")
            for one in all where one.isBooked {
                let rivals = all.filter { $0.id != one.id && $0.isBooked && $0.clinician == one.clinician }
                #expect(!rivals.contains { $0.time.overlaps(one.time) }, "seed \(seed): \(one.number)")
            }
        }
    }

    @Test func ofTwoStationsThatWantOneTimeExactlyOneGetsIt() async throws {
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

    /// One write that may be refused; what it saved, or nil.
    private static func step(_ station: inout Station, _ random: inout SeededGenerator) async throws -> Appointment? {
        let (store, operation) = (station.store, StoreHarness.operation())
        let start =
            try #require(Minute("2026-01-03T0800Z")?.date) + TimeInterval(Int.random(in: 0..<60, using: &random) * 300)
        let minute = try #require(Minute(start))
        let mine = station.known.filter(\.isBooked).randomElement(using: &random)
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
                guard let booking = try? booking(start: minute.description, service: service, clinician: clinician)
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

    private static func booking(start: String, service: String, clinician: String) throws -> Booking {
        Booking(
            patient: try #require(PatientNumber(2001)), service: try #require(ServiceHandle(service)),
            clinician: try #require(ClinicianHandle(clinician)), start: try #require(Minute(start)))
    }

    /// Every appointment of the two days that anything happens on.
    private static func everything(_ store: ClinicStore) async throws -> [Appointment] {
        var all: [Appointment] = []
        for date in ["2026-01-02", "2026-01-03"] {
            var agenda = store.appointments.agenda(on: try #require(Day(iso: date))).reader()
            all += try await agenda.value().appointments
        }
        return all
    }
}
