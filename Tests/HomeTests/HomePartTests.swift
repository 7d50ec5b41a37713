import DesignSystem
import Domain
import Foundation
import Support
import Testing

@testable import Home
@testable import HomePreviews

@Suite("The parts of the home screen")
struct HomePartTests {
    @Test(
        arguments: [
            (.receptionist, ["Next appointments", "Waiting orders"]), (.clinician, ["Next appointments"]),
            (.pharmacist, ["Waiting orders", "Low stock"]),
            (.manager, ["Waiting orders", "Low stock", "Next appointments"]),
        ] as [(Role, [String])])
    func `each role finds its own parts, first things first`(role: Role, titles: [String]) async {
        let screen = await HomeScreen.settled(session: .sample(role))
        #expect(screen.driver.all(.section).map(\.label) == titles)
        #expect(screen.openStreams == titles.count + 3)
    }

    @Test func `a clinician sees their own appointments, the front desk everyone's with who keeps them`() async throws {
        let own = await HomeScreen.settled(session: .sample(.clinician))
        let all = await HomeScreen.settled(session: .sample(.receptionist))
        let booked = all.appointments.all.filter { $0.isBooked && $0.end > .sample }.sorted {
            ($0.start, $0.number) < ($1.start, $1.number)
        }
        let mine = booked.filter { $0.clinician.id == Staff.chen.id }
        #expect(!mine.isEmpty && mine.count < booked.count)
        #expect(own.patients == mine.prefix(5).map(\.patient.name))
        #expect(all.patients == booked.prefix(5).map(\.patient.name))
        #expect(all.driver.shows(booked[0].clinician.name))
        #expect(!own.driver.shows(booked[0].clinician.name))
    }

    @Test func `an appointment is asked of the coordinator by number`() async throws {
        let desk = await HomeScreen.settled([], session: .sample(.receptionist))
        let first = try #require(desk.driver.all(.button).first)
        try await desk.driver.press(first.spokenText)
        let expected = try #require(
            desk.appointments.all.filter { $0.isBooked && $0.end > .sample }.min { $0.start < $1.start })
        desk.driver.expect(desk.coordinator.requests, [.appointment(expected.number)])
    }

    @Test func `a product is asked of the coordinator by number`() async throws {
        let pharmacy = await HomeScreen.settled([], session: .pharmacist)
        let product = try #require(pharmacy.driver.all(.button).first)
        try await pharmacy.driver.press(product.spokenText)
        let scarcest = try #require(
            pharmacy.catalog.all.filter(\.runsLow).min { ($0.stock, $0.number) < ($1.stock, $1.number) })
        pharmacy.driver.expect(pharmacy.coordinator.requests, [.product(scarcest.number)])
    }

    @Test func `the five products with the lowest stock are shown`() async throws {
        let low = try (1...6).map { try Product.sample(500 + $0, "Thing \($0)", stock: $0) }
        let screen = HomeScreen([], products: low)
        await screen.driver.settle()
        for (index, isShown) in zip(1...6, [true, true, true, true, true, false]) {
            #expect(screen.driver.text().contains("Thing \(index)") == isShown)
        }
    }

    @Test func `a failed write is shown to its author until it is dismissed, and to nobody else`() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        #expect(!screen.driver.shows("Not saved"))
        screen.failedWrites.note(.sample)
        await screen.driver.settle()
        #expect(screen.driver.shows("Not saved"))
        #expect(screen.driver.shows("There is no space left for /clinic. Make room and try again; nothing was lost."))
        for other in [nil, StaffSession.sample(.manager)] {
            screen.sessions.current = other
            await screen.driver.settle()
            #expect(!screen.driver.shows("Not saved"))
        }
        screen.sessions.current = .pharmacist
        await screen.driver.settle()
        try await screen.driver.press("put-away")
        #expect(!screen.driver.shows("Not saved"))
        #expect(screen.failedWrites.calls.contains(.putAway(FailedWrite.sample.id)))
    }
}

extension HomeScreen {
    /// The patients of the visible appointments, from top to bottom.
    fileprivate var patients: [String] {
        driver.all(.section).filter { $0.label == "Next appointments" }.flatMap(\.flattened)
            .filter { $0.role == .row }.compactMap { $0.children.dropFirst().first?.label }
    }
}
