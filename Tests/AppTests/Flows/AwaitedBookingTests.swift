import DesignSystem
import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A patient's page awaits the booking that began there, and receives its outcome exactly once.
@Suite struct AwaitedBookingTests {
    private static let patient: PatientNumber = .known(2_001)
    private static let booked: AppointmentNumber = .known(3_010)

    /// Every end of a booking, its outcome, and whether the page still exists.
    private static let ends: [(String, BookingOutcome, Bool, @MainActor (AppCoordinator) async throws -> Void)] = [
        ("booked", .finished(booked), true, { $0.bookingFlow?.booked(booked) }),
        ("back", .cancelled, true, { _ = $0.go(.back) }),
        ("dismissed", .cancelled, true, { $0.dismiss() }),
        ("link", .replaced, true, { try $0.handle(url: "clinic://orders/7") }),
        ("link to the page", .replaced, true, { try $0.handle(url: "clinic://patients/2001") }),
        ("link to a booking", .replaced, true, { try $0.handle(url: "clinic://booking") }),
        ("section", .replaced, true, { $0.go(.section(.music)) }),
        ("discarded", .cancelled, true, discard(.back)),
        ("discarded for a link", .replaced, true, discard(.route(.music(.playlist)))),
        ("sign-in", .replaced, true, { _ = $0.present(.signInRequired) }),
        ("undone", .cancelled, true, { _ = $0.go(.undo) }),
        ("signed out", .replaced, false, { await $0.sessions.signOut() }),
        ("someone else", .replaced, false, { try await $0.sessions.signIn(.sample(.manager)) }),
        ("link away", .replaced, false, { try $0.handle(url: "clinic://patients") }),
    ]

    @Test func `a waiting page receives the outcome of the booking once, and nothing after it`() async throws {
        for (name, expected, _, end) in Self.ends {
            let app = try await Self.start()
            let asker = Task.immediate { await app.patients.bookingOutcome(for: Self.patient) }
            try await end(app)
            #expect(await asker.value == expected, "\(name)")
            #expect(app.outcomes.flows.waiting.isEmpty && app.outcomes.flows.undelivered.isEmpty, "\(name)")
        }
    }

    @Test func `a page that asks later receives the outcome then, if it still exists`() async throws {
        for (name, expected, isThere, end) in Self.ends {
            let app = try await Self.start()
            try await end(app)
            app.outcomes.keep(only: Set(app.state.places))
            #expect(app.outcomes.flows.undelivered.map(\.outcome) == (isThere ? [expected] : []), "\(name)")
            guard isThere else { continue }
            #expect(await app.patients.bookingOutcome(for: Self.patient) == expected, "\(name)")
        }
    }

    @Test func `every outcome is delivered after a restart during the booking, or between its end and the request`()
        async throws
    {
        for (name, expected, isThere, end) in Self.ends where isThere && name != "undone" {
            let workstation = Workstation()
            let app = try await Self.start(workstation)
            let middle = try await workstation.afterEnd(of: app).start(as: .receptionist)
            #expect(middle.whereabouts == app.whereabouts, "\(name)")
            try await end(middle)
            #expect(middle.outcomes.flows.undelivered.map(\.outcome) == [expected], "\(name)")
            guard middle.session != nil else { continue }
            let last = try await workstation.afterEnd(of: middle).start(as: .receptionist)
            #expect(await last.patients.bookingOutcome(for: Self.patient) == expected, "\(name)")
            let after = try await workstation.afterEnd(of: last).start(as: .receptionist)
            #expect(after.outcomes.flows.undelivered.isEmpty && after.outcomes.flows.waiting.isEmpty, "\(name)")
        }
    }

    @Test func `the outcome is dropped if the page is not restored, and the page is notified if the flow is not`()
        async throws
    {
        let app = try await Self.start()
        let saved = try SavedNavigation(reading: try #require(app.saveState()))
        var (noPage, noFlow) = (saved, saved)
        noPage.stacks["patients"] = ["clinic://patients", "clinic://patients/2002"]
        noFlow.modals = [["clinic://pharmacy"]]
        var lost = saved
        lost.modals = []
        let without = try await Workstation().start(as: .receptionist)
        without.restoreState(from: try noPage.data())
        without.bookingFlow?.booked(Self.booked)
        #expect(without.outcomes.flows.undelivered.isEmpty && without.outcomes.flows.waiting.isEmpty)
        for state in [noFlow, lost] {
            let page = try await Workstation().start(as: .receptionist)
            page.restoreState(from: try state.data())
            try #require(page.outcomes.flows.undelivered.count == 1)
            #expect(await page.patients.bookingOutcome(for: Self.patient) == .replaced)
        }
    }

    @Test func `a page under a lock waits on, and after a restart the one that is found again does`() async throws {
        let workstation = Workstation()
        let app = try await Self.start(workstation)
        let saved = app.statesToSave()
        let first = Task.immediate { await app.patients.bookingOutcome(for: Self.patient) }
        await app.sessions.lock()
        #expect(app.outcomes.flows.waiting.count == 1)
        app.dismissAll()
        #expect(await first.value == .replaced)
        let next = try await Workstation(saved).start(as: .receptionist)
        next.bookingFlow?.booked(Self.booked)
        #expect(await next.patients.bookingOutcome(for: Self.patient) == .finished(Self.booked))
        #expect(next.outcomes.flows.undelivered.isEmpty && next.outcomes.flows.waiting.isEmpty)
    }

    @Test func `nothing waits for a booking that redo opens again`() async throws {
        let app = try await Self.start()
        app.go(.undo)
        #expect(await app.patients.bookingOutcome(for: Self.patient) == .cancelled)
        app.go(.redo)
        #expect(app.bookingFlow != nil)
        #expect(app.outcomes.flows.waiting.isEmpty)
    }

    @Test func `the page that waits is shown again, and any other booking leads to the appointment`() async throws {
        let app = try await Self.start()
        app.bookingFlow?.booked(Self.booked)
        #expect(app.section == .patients && app.state.modals.isEmpty)
        try app.handle(url: "clinic://booking?patient=2001")
        app.bookingFlow?.booked(Self.booked)
        #expect(app.section == .appointments)
        #expect(app.appointments.path == [.detail(Self.booked)])
    }

    @Test func `the page says what came of it on the very next screen`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let host = ScreenHost(scene: scene)
        try scene.open(link: "clinic://patients/2001")
        _ = await host.settle()
        for (end, line) in [
            ({ $0.bookingFlow?.booked(Self.booked) }, "Appointment #3010 is booked."),
            ({ _ = $0.go(.back) }, nil),
        ] as [((AppCoordinator) -> Void, String?)] {
            scene.coordinator.patients.book(for: Self.patient)
            _ = await host.settle()
            end(scene.coordinator)
            let text = ScreenFormat(.text, width: 80, theme: .none).text(of: await host.settle())
            #expect(text.contains("is booked.") == (line != nil))
            if let line { #expect(text.contains(line)) }
        }
        host.stop()
    }

    @Test func `an app that ends while a page waits is released`() async throws {
        var scene: AppScene? = try await Workstation().scene(as: .receptionist)
        weak let app = scene?.coordinator
        var host: ScreenHost? = scene.map { ScreenHost(scene: $0) }
        try scene?.open(link: "clinic://patients/2001")
        _ = await host?.settle()
        scene?.coordinator.patients.book(for: Self.patient)
        _ = await host?.settle()
        host?.stop()
        (host, scene) = (nil, nil)
        await letOthersRun(while: { app != nil })
        #expect(app == nil)
    }

    /// A booking that began on a patient's page.
    private static func start(_ workstation: Workstation = Workstation()) async throws -> AppCoordinator {
        let app = try await workstation.start(as: .receptionist)
        app.journal.begin(.command("open"))
        try app.handle(url: "clinic://patients/2001")
        app.journal.begin(.command("book"))
        app.patients.book(for: patient)
        app.journal.end()
        return app
    }

    private static func discard(_ request: AppRequest) -> @MainActor (AppCoordinator) async throws -> Void {
        { app in
            app.bookingFlow?.draft.note = "x"
            app.go(request)
            #expect(app.presentedAlert == .discardDraft(request))
            app.discardDraft(then: request)
        }
    }
}
