import DesignSystem
import Domain
import Exploring
import Navigation
import TextShell

@testable import App

/// The interface of the clinic for the explorer.
extension OpenClinic: ExplorableApp {
    var title: String { "Clinic" }
    var starts: [ExploredStart] { ExploredStart.all }
    var roles: [String] { [Self.visitor] + Role.allCases.map(\.rawValue) }
    var links: LinkTable<AppRoute> { AppRoute.links }
    var entries: SampleEntries { .ofClinic }

    var screensWithoutLink: [String] {
        [
            "Sign in", "Invitation", "Locked", "Welcome", "Details", "Ready", "Contact support", "Share",
            "Order placed", "Unsaved?", "Sign out?", "Cancel order?", "Cancel appointment?", "Move appointment?",
            "Change?", "Retire?",
        ]
    }

    var accepted: [AcceptedFinding] { AcceptedFinding.ofClinic }

    static let visitor = "visitor"

    /// The screens for everyone, and those for some of the signed-in people.
    private static let open: Set = [
        "Sign in", "Invitation", "Locked", "Unsaved?", "home", "cart", "catalog", "catalog/{category}",
        "catalog?q={text}",
        "products/{number}", "sellers/{number}", "music", "music/albums/{number}", "music/queue",
        "music/songs/{number}", "settings", "settings/data", "sync", "sync/{number}",
    ]
    private static let reserved: [String: Set<Role>] = [
        "patients/{number}/notes": [.clinician], "Cancel order?": [.receptionist, .manager], "staff": [.manager],
        "staff/{user}": [.manager], "invitation": [.manager], "Change?": [.manager],
        "offers": [.manager], "offers/services": [.manager], "offers/categories": [.manager],
        "offers/products": [.manager], "offers/new/{kind}": [.manager], "offers/services/{service}": [.manager],
        "offers/categories/{category}": [.manager], "offers/products/{number}": [.manager],
        "offers/hours": [.manager], "offers/hours/{user}": [.manager], "Retire?": [.manager],
    ]

    func mayBe(_ role: String, at screen: String) -> Bool {
        guard role != Self.visitor else { return Self.open.contains(screen) }
        return Self.reserved[screen]?.contains { $0.rawValue == role } ?? true
    }

    func title(of section: AppSection) -> String { section.title }
    func title(of route: AppRoute) -> String { route.title }
    func title(of alert: AppAlert) -> String { alert.title }

    func scene(from start: ExploredStart) async throws -> AppScene {
        let scene = AppScene(container: container, remembersPlace: false)
        try await start.signIn(to: scene.coordinator)
        return scene
    }

    func start(of scene: AppScene) -> ExploredStart {
        ExploredStart(person: person(at: scene).user.flatMap { ExploringPerson(rawValue: $0) } ?? .visitor)
    }

    func coordinator(of scene: AppScene) -> AppCoordinator { scene.coordinator }

    func person(at scene: AppScene) -> ExploredPerson {
        let sessions = scene.coordinator.sessions
        let staff = sessions.session?.staff
        return ExploredPerson(
            user: staff?.userName, owner: (staff ?? sessions.locked?.staff)?.userName,
            role: staff?.role.rawValue ?? Self.visitor)
    }

    func refusals(on screen: Screen) -> [String] {
        switch screen.failure.flatMap(AppError.example) {
        case .notAllowed?, .signInRequired?: ["the gates let them in, and the clinic says “\(screen.failure ?? "")”"]
        default: []
        }
    }
}

extension ExploredStart {
    /// Signs in the person of the start, and leaves the workstation idle if the start is locked.
    fileprivate func signIn(to coordinator: AppCoordinator) async throws(AppError) {
        guard let credentials = person.credentials else { return }
        do {
            try await coordinator.sessions.signIn(credentials)
        } catch AppError.wrongCredentials {
            // The walk has changed their password.
            let password = Secret(SampleEntries.newPassword)
            try await coordinator.sessions.signIn(Credentials(userName: credentials.userName, password: password))
        }
        if isLocked { await coordinator.sessions.lock() }
    }
}

/// A walk through the clinic.
typealias ClinicWalk = Walk<OpenClinic>

/// A way to a state of the clinic.
typealias ClinicWay = ExploredWay<ExploredStart>

/// A press at a screen of the clinic.
typealias ClinicPress = ExploredPress<ExploredStart>

extension ClinicWalk {
    /// The clinic of the walk.
    var clinic: OpenClinic { app }
}
