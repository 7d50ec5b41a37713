import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Booking: an array of routes, and one draft that its steps share.
@Suite struct BookingFlowTests {
    private static let whole = "clinic://booking/checkup/chen/2026-01-02T1400Z"

    // holds: flow-multi-step
    @Test func `each choice is a step above the last, and the draft is the same on all of them`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.go(.section(.appointments))
        app.appointments.book(on: nil)
        let flow = try #require(app.bookingFlow)
        flow.draft.note = "Brings X-rays"
        flow.choose(try #require(ServiceSlug("checkup")))
        flow.choose(try #require(ClinicianSlug("chen")))
        flow.choose(try #require(Minute("2026-01-02T1400Z")))
        #expect(flow.routes.compactMap(\.link).last == Self.whole)
        #expect(app.whereabouts.modals.map(\.places) == [["Book", "Clinician", "Time", "Confirm"]])
        for _ in 1...3 { #expect(app.go(.back)) }
        #expect(app.presentedAlert == nil)
        #expect(flow.draft.note == "Brings X-rays")
        #expect(app.bookingFlow === flow)
    }

    @Test func `leaving the whole flow asks once about what was typed, wherever one leaves to`() async throws {
        let ways: [AppRequest] = [
            .section(.orders), .route(.orders(.list)), .route(.booking(.services(BookingStart()))), .signOut,
        ]
        for way in ways {
            let app = try await Workstation().start(as: .receptionist)
            try app.handle(url: Self.whole)
            let flow = try #require(app.bookingFlow)
            app.go(way)
            #expect(app.presentedAlert == (way == .signOut ? .signOut : nil), "nothing typed: \(way)")
            guard app.bookingFlow === flow else { continue }
            if app.presentedAlert != nil { app.dismiss() }
            flow.draft.patient = "len"
            app.go(way)
            #expect(app.presentedAlert == .discardDraft(way), "\(way)")
            app.discardDraft(then: way)
            #expect(app.presentedAlert != .discardDraft(way), "\(way)")
        }
    }

    @Test func `closing the sheet with something typed asks, and discarding closes it`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        let app = scene.coordinator
        app.appointments.book(on: nil)
        try #require(app.bookingFlow).draft.note = "x"
        #expect(!scene.mayQuit(again: false))
        app.go(.back)
        #expect(app.presentedAlert == .discardDraft(.back))
        app.discardDraft(then: .back)
        #expect(app.bookingFlow == nil)
        #expect(scene.mayQuit(again: false))
    }

    @Test func `an unfinished booking is restored after a restart, with the patient chosen beforehand`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .receptionist)
        try app.handle(url: "\(Self.whole)?patient=2003")
        let again = try await workstation.afterEnd(of: app).start(as: .receptionist)
        #expect(again.whereabouts.modals == app.whereabouts.modals)
        let flow = try #require(again.bookingFlow)
        #expect(flow.routes.compactMap(\.link).last == "\(Self.whole)?patient=2003")
        #expect(flow.draft == BookingDraft(patient: "2003"))
        #expect(!flow.hasDraft)
    }

    @Test func `what was booked is shown above the day that lay below, with nothing left to ask`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        let day = try #require(Day(iso: "2026-01-03"))
        try app.handle(url: "clinic://appointments?day=2026-01-03")
        app.appointments.book(on: nil)
        try #require(app.bookingFlow).draft.note = "x"
        let number = try #require(AppointmentNumber(3005))
        app.bookingFlow?.booked(number)
        #expect(app.presentedAlert == nil)
        #expect(app.whereabouts.modals.isEmpty)
        #expect(app.appointments.path == [.day(day), .detail(number)])
    }

    @Test func `booking from a day keeps the day until a time is chosen, and restores it after a restart`()
        async throws
    {
        let workstation = Workstation()
        let app = try await workstation.start(as: .receptionist)
        let day = try #require(Day(iso: "2026-01-05"))
        app.appointments.book(on: day)
        let flow = try #require(app.bookingFlow)
        flow.choose(try #require(ServiceSlug("checkup")))
        flow.choose(try #require(ClinicianSlug("chen")))
        let links = [
            "clinic://booking?day=2026-01-05", "clinic://booking/checkup?day=2026-01-05",
            "clinic://booking/checkup/chen?day=2026-01-05",
        ]
        #expect(flow.routes.compactMap(\.link) == links)
        let again = try await workstation.afterEnd(of: app).start(as: .receptionist)
        #expect(again.bookingFlow?.routes.compactMap(\.link) == links)
        flow.choose(try #require(Minute("2026-01-05T1000Z")))
        #expect(flow.routes.compactMap(\.link) == links + ["clinic://booking/checkup/chen/2026-01-05T1000Z"])
        #expect(app.go(.back))
        #expect(flow.routes.compactMap(\.link) == links)
    }

    @Test func `a time that is gone gives way to another on the same step`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        try app.handle(url: Self.whole)
        let flow = try #require(app.bookingFlow)
        flow.choose(try #require(Minute("2026-01-02T1430Z")))
        #expect(flow.places.count == 4)
        #expect(flow.routes.compactMap(\.link).last == "clinic://booking/checkup/chen/2026-01-02T1430Z")
    }

    @Test func `a visitor is asked to sign in first, and then is where they wanted to be`() async throws {
        let app = try await Workstation().start()
        try app.handle(url: Self.whole)
        #expect(app.asksToSignIn)
        let session = try await app.session(signingIn: .receptionist)
        #expect(session != nil)
        #expect(app.whereabouts.modals.map(\.places) == [["Book", "Clinician", "Time", "Confirm"]])
    }
}

extension AppCoordinator {
    /// Signs in on the visible sheet.
    fileprivate func session(signingIn role: Role) async throws -> StaffSession? {
        guard case .signIn(let flow)? = visibleModal else { return nil }
        let session = StaffSession.sample(role)
        await flow.signInFinished(session)
        return session
    }
}
