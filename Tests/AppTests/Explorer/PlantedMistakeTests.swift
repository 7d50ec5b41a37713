import Domain
import Navigation
import Support
import Testing

@testable import App
@testable import ExploredClinic

/// The explorer finds what is wrong, says where, and how to get there.
@Suite struct PlantedMistakeTests {
    private static func explorer() async throws -> Explorer {
        Explorer(clinic: try await .example(at: ExploredStart.moment))
    }

    private static func app(of explorer: Explorer, as person: ExploringPerson) async throws -> ExploredApp {
        try await ExploredApp(on: explorer.clinic.copy(), from: ExploredStart(person: person))
    }

    @Test func `a change that the journal did not hear of`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .ben)
        try await app.type(["go Orders"])
        try app.coordinator.tellTheJournal { $0.push(.orders(try .detail(1042)), on: AppSection.orders.stack) }
        try await app.type([""])
        explorer.checkScreen(of: app)
        let finding = try #require(explorer.exploration.findings.first)
        #expect(
            finding.lines == [
                "journal: orders: its changes do not lead here", "    clinic --memory --as ben",
                "    go Orders", "    ",
            ])
    }

    @Test func `a place that whoever is there may not see`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .maya)
        try await app.type(["go Patients"])
        app.coordinator.patients.push(.notes(try #require(PatientNumber(2001))))
        try await app.type([""])
        explorer.checkScreen(of: app)
        #expect(
            explorer.exploration.findings.map(\.problem) == [
                "the gate would not let them see patients/{number}/notes",
                "the gate let them in, and the clinic says “not-allowed”",
            ])
    }

    @Test func `a step that back does not undo`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .visitor)
        let before = Moment(of: app)
        app.coordinator.music.push(.queue)
        try await app.type(["go Music"])
        app.coordinator.music.push(.queue)
        let tap = Tap(kind: "go", lines: ["go Music"])
        let isBack = await explorer.checkBack(of: app, from: before, to: Moment(of: app), by: tap)
        #expect(!isBack)
        #expect(explorer.exploration.findings.map(\.law) == [.back])
    }

    @Test func `changes that undo and redo do not lead back over`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .ben)
        try await app.type(["open clinic://orders/1042"])
        explorer.checkJournal(of: app)
        #expect(explorer.exploration.findings == [])
        app.coordinator.tellTheJournal { $0.goBack() }
        explorer.checkJournal(of: app)
        #expect(explorer.exploration.findings.map(\.problem) == ["undoing all and redoing all leads elsewhere"])
    }

    @Test func `a screen that nothing leads away from`() async throws {
        let explorer = try await Self.explorer()
        let locked = ExploredStart.all.first { $0.isLocked }
        let start = try #require(locked)
        let app = try await ExploredApp(on: explorer.clinic.copy(), from: start)
        await explorer.checkWayOut(of: app, others: 1)
        #expect(explorer.exploration.findings == [])
        await explorer.checkWayOut(of: app, others: 0)
        #expect(explorer.exploration.findings.map(\.law) == [.wayOut])
    }

    @Test func `a screen that its link does not lead to`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .ana)
        try await app.type(["open clinic://orders/1043"])
        try await explorer.checkLink(of: app)
        #expect(explorer.exploration.findings == [])
        let other = try await ExploredApp(on: app.clinic, from: ExploredStart(person: .maya))
        try await other.type(["open clinic://orders/1043", "mark"])
        try await explorer.checkLink(of: app)
        #expect(explorer.exploration.findings.map(\.law) == [.link])
    }

    @Test func `a screen that renders otherwise the second time`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .ben)
        try await app.type(["open clinic://booking/checkup/chen/2026-03-03T0915Z"])
        explorer.checkScreen(of: app)
        #expect(explorer.exploration.findings == [])
        app.coordinator.bookingFlow?.draft.note = "x"
        explorer.checkScreen(of: app)
        #expect(explorer.exploration.findings.map(\.law) == [.rendering])
    }

    @Test func `a way that leads elsewhere when it is gone again`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .visitor)
        let start = app.state(paths: false)
        try await app.type(["go Music"])
        #expect(try await explorer.app(at: app.way, app.state(paths: false)) != nil)
        #expect(try await explorer.app(at: app.way, start) == nil)
        #expect(explorer.exploration.findings.map(\.law) == [.repetition])
    }

    @Test func `places that nobody comes to`() async throws {
        let starts = [ExploredStart(person: .visitor)]
        let exploration = try await Explorer(clinic: .example(at: ExploredStart.moment), starts: starts, depth: 1)
            .explore()
        #expect(!exploration.untapped.contains("home") && !exploration.unlinked.contains("home"))
        #expect(exploration.untapped.contains("orders/{number}"))
        #expect(exploration.unlinked.contains("orders/{number}"))
    }

    @Test func `a place of whoever was there before`() async throws {
        let explorer = try await Self.explorer()
        let app = try await Self.app(of: explorer, as: .ben)
        try await app.type(["go Orders"])
        try await app.type(["open clinic://orders/1042"])
        let now = Moment(of: app)
        let before = Moment(
            position: now.position, screen: now.screen, screenName: now.screenName, place: now.place,
            places: now.places, owner: "ana", changes: now.changes, hasDraft: now.hasDraft)
        explorer.checkPersons(of: app, since: now)
        #expect(explorer.exploration.findings == [])
        explorer.checkPersons(of: app, since: before)
        #expect(explorer.exploration.findings.map(\.law) == [.access])
    }
}

extension AppCoordinator {
    /// Tells the journal of a change that nobody made.
    fileprivate func tellTheJournal(_ verb: (inout AppState) throws -> Bool) rethrows {
        var state = state
        _ = try verb(&state)
        journal.end()
        journal.moved(to: state)
    }
}
