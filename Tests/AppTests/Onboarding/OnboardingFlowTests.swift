import Domain
import Onboarding
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The onboarding of a newcomer: through the details, or straight to the last step.
@Suite struct OnboardingFlowTests {
    // holds: example-onboarding
    @Test func `A → B → C and A → C end at the same step, and each goes back the way it came`() async throws {
        for (isLong, steps) in [(true, ["Welcome", "Details", "Ready"]), (false, ["Welcome", "Ready"])] {
            let app = try await Workstation().startOfNewcomer(.resume)
            let flow = try #require(app.onboardingFlow)
            if isLong {
                flow.welcomeWantsDetails()
                #expect(app.whereabouts == .onboarding(.resume, ["Welcome", "Details"]))
                flow.detailsSaved(.newcomer)
            } else {
                flow.welcomeSkipsDetails()
            }
            #expect(flow.top == .ready)
            for end in (1...steps.count).reversed() {
                #expect(app.whereabouts == .onboarding(.resume, Array(steps.prefix(end))))
                #expect(app.go(.back) == (end > 1))
            }
        }
    }

    @Test func `after the last step the requested place is shown, and the steps never come again`() async throws {
        let tracking = try OrdersRoute.tracking(1042)
        let requests: [(AppReturnAction, Whereabouts)] = [
            (.resume, Whereabouts(.home, staff: "noor")), (.section(.orders), Whereabouts(.orders, staff: "noor")),
            (.route(.orders(tracking)), Whereabouts(.orders, orders: tracking.path, staff: "noor")),
            (
                .route(.profile(.changePassword)),
                Whereabouts(.home, modals: [.init(.profile, ["Profile", "Password"])], staff: "noor")
            ),
        ]
        for (request, expected) in requests {
            let workstation = Workstation()
            let app = try await workstation.startOfNewcomer(request)
            #expect(app.presentedFullScreenCover == .onboarding(request))
            try await workstation.finish(app)
            #expect(app.whereabouts == expected)
            await app.sessions.signOut()
            app.presentLogin(returnAction: request)
            try await workstation.signInNewcomer(at: app)
            #expect(app.presentedFullScreenCover == nil)
        }
    }

    @Test func `a person who has finished the steps before gets the requested place at once`() async throws {
        for role in Role.allCases {
            let app = try await Workstation().start(as: role)
            #expect(app.state.modals.isEmpty, "\(role)")
        }
    }

    @Test func `the name that was saved is the one in the frame at once`() async throws {
        let scene = try await Workstation().scene()
        let session = StaffSession(
            staff: .noor.known(as: "Noor H."), startedAt: .sample, lastSignIn: nil, isOnboardingDue: true)
        await scene.coordinator.sessions.signInFinished(.newcomer, then: .resume)
        try #require(scene.coordinator.onboardingFlow).detailsSaved(session)
        #expect(scene.frame.account == "Noor H., receptionist")
        scene.coordinator.sessions.sessionChanged(.sample(.manager))
        #expect(scene.frame.account == "Noor H., receptionist", "it is not the manager's session")
    }

    // holds: example-root-view-model
    @Test func `the root's view model is the coordinator's, and goes with it`() async throws {
        let app = try await Workstation().startOfNewcomer(.resume)
        weak var root: WelcomeModel?
        do {
            let flow = try #require(app.onboardingFlow)
            root = flow.rootViewModel
            flow.welcomeSkipsDetails()
            flow.pop()
            #expect(flow.rootViewModel === root)
        }
        await app.sessions.signOut()
        #expect(root == nil)
    }
}
