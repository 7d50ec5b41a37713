import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The draft that a question is about, and the way to it.
@Suite struct KeepEditingTests {
    @Test func `to keep editing shows the draft that was asked about, wherever it is, and loses nothing`() async throws
    {
        for (spot, ways) in LeaveGuardTests.asking {
            for way in ways {
                let (scene, dirty) = try await LeaveGuardTests.start(spot)
                try way.take(scene)
                scene.coordinator.keepEditing(insteadOf: way.request)
                #expect(scene.place == dirty, "\(way) \(spot)")
                #expect(scene.coordinator.presentedAlert == nil && scene.coordinator.hasDrafts, "\(way) \(spot)")
            }
        }
    }

    @Test func `the question names the draft unless it is visible`() async throws {
        let names: [LeaveGuardTests.Spot: [String]] = [
            .onTop: [], .sheet: [], .underSheet: ["Orders › #1042 › Refund"],
            .otherSection: ["Orders › #1042 › Refund"], .deepInSheet: ["Settings"],
        ]
        for (spot, expected) in names {
            let (scene, _) = try await LeaveGuardTests.start(spot)
            #expect(scene.coordinator.namesOfDrafts(lostBy: .route(.orders(.list))) == expected, "\(spot)")
        }
    }

    @Test func `of several drafts all are named, and the nearest is the one to go on with`() async throws {
        let (scene, _) = try await LeaveGuardTests.start(.onTop)
        let app = scene.coordinator
        try scene.open(link: "clinic://patients/2001/edit")
        let edit = scene.place
        scene.note(draft: true, at: edit)
        app.select(.music)
        let names = app.namesOfDrafts(lostBy: .signOut)
        #expect(Set(names) == ["Orders › #1042 › Refund", "Patients › #2001 › Edit"])
        app.go(.signOut)
        app.keepEditing(insteadOf: .signOut)
        #expect(names.first?.hasPrefix(app.section.title) == true)
        #expect(app.hasDrafts && app.presentedAlert == nil)
    }

    @Test func `keeping a shared draft returns to its flow, from under any place above it`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        let app = scene.coordinator
        app.appointments.book(on: nil)
        guard case .booking(let flow)? = app.visibleModal else { return #expect(Bool(false)) }
        flow.draft.note = "x"
        app.present(.settings)
        app.go(.section(.orders))
        #expect(app.namesOfDrafts(lostBy: .section(.orders)) == ["Book"])
        app.keepEditing(insteadOf: .section(.orders))
        #expect(app.visibleModal?.coordinator === flow)
    }

    @Test(arguments: [AppRequest.back, .section(.music), .route(.orders(.list)), .signOut])
    func `what is typed into a question goes with it, and that is said`(request: AppRequest) async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        try scene.open(link: "clinic://appointments/3005")
        let app = scene.coordinator
        app.appointments.confirmCancelling(try #require(AppointmentNumber(3005)))
        scene.note(draft: true, at: scene.place)
        #expect(!scene.mayQuit(again: false))
        _ = scene.drainNotices()
        app.go(request)
        #expect(app.presentedAlert == (request == .signOut ? .signOut : nil))
        #expect(scene.drainNotices() == ["“Cancel appointment” was closed; what you typed there is gone."])
        #expect(!app.hasDrafts)
    }

    @Test func `an answered question says nothing of what was typed into it`() async throws {
        let scene = try await Workstation().scene(as: .receptionist)
        try scene.open(link: "clinic://appointments/3005")
        let app = scene.coordinator
        app.appointments.confirmCancelling(try #require(AppointmentNumber(3005)))
        scene.note(draft: true, at: scene.place)
        app.appointments.cancellingAnswered()
        scene.note(draft: false, at: scene.place)
        #expect(scene.drainNotices().isEmpty)
        #expect(!app.hasDrafts)
    }
}
