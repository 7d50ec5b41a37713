import Domain
import Navigation
import Support
import Testing

@testable import App

/// The gate before the notes about somebody else's patient: a reason is asked for, by any way there.
@Suite struct NotesGateTests {
    /// A way to the notes.
    enum Road: CaseIterable {
        case tap, link, section, restored, signIn
    }

    /// A patient who is not Dr. Chen's, and one who is.
    private static let (others, own): (PatientNumber, PatientNumber) = (.known(2_003), .known(2_001))

    @Test(arguments: Road.allCases)
    func `who opens the notes about somebody else's patient says why, and then is there`(road: Road) async throws {
        let (app, workstation) = try await Self.arrival(at: Self.others, by: road)
        #expect(app.presentedSheet == .noteReason(Self.others))
        #expect(app.drainNotices() == [GateRefusal.reasonDue(Self.others).line])
        #expect(!app.path.contains(.patients(.notes(Self.others))))
        try await Self.answer(app, workstation)
        #expect(app.state.modals.isEmpty && app.state.visibleRoute == .patients(.notes(Self.others)))
        #expect(app.drainNotices() == [])
        #expect(workstation.patients.calls.contains(.reason("Dr. Molina is ill.", Self.others)))
    }

    @Test(arguments: Road.allCases)
    func `nobody is asked about a patient of their own`(road: Road) async throws {
        let (app, _) = try await Self.arrival(at: Self.own, by: road)
        #expect(app.state.modals.isEmpty && app.state.visibleRoute == .patients(.notes(Self.own)))
        #expect(app.drainNotices() == [])
    }

    @Test(arguments: [Road.tap, .link])
    func `who gives no reason is where they were`(road: Road) async throws {
        let (app, _) = try await Self.start()
        if road == .tap { app.go(.route(.patients(.detail(Self.others)))) }
        let before = app.whereabouts
        try Self.go(app, to: Self.others, by: road)
        #expect(app.presentedSheet == .noteReason(Self.others))
        app.go(.back)
        #expect(app.whereabouts == before)
    }

    @Test func `a restored place that needs a reason is not left below the question`() async throws {
        let (app, _) = try await Self.arrival(at: Self.others, by: .restored)
        app.go(.back)
        #expect(app.state.modals.isEmpty && app.state.visibleRoute == .patients(.detail(Self.others)))
    }

    @Test func `the question outlasts a restart, and still leads where it led`() async throws {
        let (app, first) = try await Self.arrival(at: Self.others, by: .link)
        let workstation = Workstation(first.savedStates.saved.merging(app.statesToSave()) { $1 })
        let next = try await workstation.start(as: .clinician)
        #expect(next.presentedSheet == .noteReason(Self.others))
        try await Self.answer(next, workstation)
        #expect(next.state.visibleRoute == .patients(.notes(Self.others)))
    }

    @Test func `the reason counts until the session ends: behind a lock one is asked anew`() async throws {
        let (app, workstation) = try await Self.arrival(at: Self.others, by: .tap)
        try await Self.answer(app, workstation)
        app.go(.section(.home))
        app.go(.section(.patients))
        #expect(app.state.visibleRoute == .patients(.notes(Self.others)))
        await app.sessions.lock()
        workstation.clock.advance(by: 60)
        let session = try await workstation.sessions.signIn(.sample(.clinician), operation: OperationID(.sample(9)))
        await app.sessions.signInFinished(session, then: .resume)
        #expect(app.present(.reasonRequired(for: Self.others)) == .inline)
        #expect(app.presentedSheet == .noteReason(Self.others))
    }

    /// Gives the reason that the sheet asks for.
    private static func answer(_ app: AppCoordinator, _ workstation: Workstation) async throws {
        try await workstation.patients.giveReason("Dr. Molina is ill.", toOpenNotesOf: others)
        app.patients.reasonGiven(toOpenNotesOf: others)
    }

    private static func start() async throws -> (AppCoordinator, Workstation) {
        let workstation = Workstation()
        return (try await workstation.start(as: .clinician), workstation)
    }

    private static func go(_ app: AppCoordinator, to number: PatientNumber, by road: Road) throws {
        switch road {
        case .tap: app.patients.showNotes(of: number)
        default: try app.handle(url: "clinic://patients/\(number.rawValue)/notes")
        }
    }

    private static func arrival(
        at number: PatientNumber, by road: Road
    ) async throws -> (app: AppCoordinator, workstation: Workstation) {
        let (app, workstation) = try await start()
        let notes = AppRoute.patients(.notes(number))
        switch road {
        case .tap:
            app.go(.route(.patients(.detail(number))))
            app.patients.showNotes(of: number)
        case .link: try go(app, to: number, by: road)
        case .section:
            app.change { state in
                state.open(notes)
                state.select(.home)
                return true
            }
            app.go(.section(.patients))
        case .restored:
            let saved = SavedNavigation(
                section: "patients",
                stacks: ["patients": ["", "/notes"].map { "clinic://patients/\(number.rawValue)\($0)" }])
            app.restoreState(from: try saved.data())
        case .signIn:
            await app.sessions.signOut()
            app.presentLogin(returnAction: .route(notes))
            try await app.signInAtSheet(.clinician)
        }
        return (app, workstation)
    }
}
