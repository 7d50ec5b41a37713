import DesignSystem
import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The navigation of the Sync sheet.
@Suite struct SyncFlowTests {
    private static let sheet = ["Sync", "#17"]

    @Test func `a queued write is three steps from Home, and its discarding a question on top`() async throws {
        let app = try await Workstation(reach: .online).start(as: .pharmacist)
        app.present(.settings)
        try #require(app.settingsFlow).showSync()
        let flow = try #require(app.syncFlow)
        flow.showEntry(.known(17))
        #expect(flow.breadcrumb == Self.sheet)
        flow.confirmDiscarding(.known(17))
        #expect(app.presentedAlert == .discardQueued(.known(17)))
        flow.discardingAnswered()
        #expect(app.presentedAlert == nil)
        #expect(flow.breadcrumb == Self.sheet)
        flow.entrySettled()
        #expect(flow.breadcrumb == ["Sync"])
    }

    @Test func `a settled write does not navigate a user who is elsewhere`() async throws {
        let app = try await Workstation(reach: .online).start(as: .pharmacist)
        try app.handle(url: "clinic://sync")
        let flow = try #require(app.syncFlow)
        flow.entrySettled()
        #expect(flow.breadcrumb == ["Sync"])
    }

    @Test func `an answer that comes when the question is gone closes nothing else`() async throws {
        let app = try await Workstation(reach: .online).start(as: .pharmacist)
        try app.handle(url: "clinic://sync/17")
        try #require(app.syncFlow).discardingAnswered()
        #expect(app.syncFlow?.breadcrumb == Self.sheet)
    }

    @Test(arguments: ["clinic://sync", "clinic://sync/17"])
    func `a visitor signs in first and is then where they wanted to be`(link: String) async throws {
        let app = try await Workstation(reach: .online).start()
        try app.handle(url: link)
        #expect(app.asksToSignIn)
        try await app.signInAtSheet(.pharmacist)
        #expect(app.syncFlow?.routes.compactMap(\.link).last == link)
    }

    @Test func `a tap on Home and one in the settings ask a visitor the same`() async throws {
        for tap in [
            { $0.home.showSync() },
            {
                $0.present(.settings); $0.settingsFlow?.showSync()
            },
        ]
            as [(AppCoordinator) -> Void]
        {
            let app = try await Workstation(reach: .online).start()
            tap(app)
            #expect(app.asksToSignIn)
            try await app.signInAtSheet(.pharmacist)
            #expect(app.syncFlow?.breadcrumb == ["Sync"])
        }
    }

    @Test(
        arguments: [
            (.patient(.known(2_001)), "clinic://patients/2001"), (.order(.known(1_042)), "clinic://orders/1042"),
            (.appointment(.known(3_001)), "clinic://appointments/3001"),
            (.product(.known(501)), "clinic://products/501"),
        ] as [(OutboxSubject, String)])
    func `the record of a write is shown in its own section`(subject: OutboxSubject, link: String) async throws {
        let app = try await Workstation(reach: .online).start(as: .manager)
        try app.handle(url: "clinic://sync/17")
        try #require(app.syncFlow).showSubject(subject)
        #expect(app.syncFlow == nil)
        #expect(app.state.visibleRoute.link == link)
    }

    @Test func `a record that this person may not see is refused, and they stay where they are`() async throws {
        let app = try await Workstation(reach: .online).start(as: .clinician)
        try app.handle(url: "clinic://sync/17")
        let flow = try #require(app.syncFlow)
        flow.showSubject(.order(.known(1_042)))
        let mayGo = Role.clinician.may(.viewOrders)
        #expect((app.syncFlow === flow) == !mayGo)
    }

    @Test func `a queued write is shown again after a restart, and the question about it is asked again`() async throws
    {
        let workstation = Workstation(reach: .online)
        let app = try await workstation.start(as: .pharmacist)
        try app.handle(url: "clinic://sync/17")
        try #require(app.syncFlow).confirmDiscarding(.known(17))
        let next = try await workstation.afterEnd(of: app).start(as: .pharmacist)
        #expect(next.syncFlow?.breadcrumb == Self.sheet)
        #expect(next.presentedAlert == nil)
        #expect(next.drainNotices() == [])
    }

    @Test func `the whole way by hand: from the settings to a write that is taken back`() async throws {
        let workstation = Workstation(reach: .online)
        for entry in OutboxEntry.samples { workstation.sync.put(entry) }
        let scene = try await workstation.scene(as: .pharmacist)
        let session = HeadlessSession(scene: scene) { _ in nil }
        var screen = await session.show()
        for line in ["settings", "sync", "#17", "discard", "discard"] {
            screen = try await session.type(line.hasPrefix("#") ? "open clinic://sync/17" : line, at: screen)
        }
        #expect(screen.breadcrumb == ["Sync"])
        #expect(workstation.sync.now.parked == 0)
        #expect(workstation.sync.calls.contains(.discard(.known(17))))
        session.stop()
    }
}

extension AppCoordinator {
    /// The flow of the visible Sync sheet, or nil.
    fileprivate var syncFlow: SyncCoordinator? {
        if case .sync(let flow)? = visibleModal { flow } else { nil }
    }
}
