import Data
import DesignSystem
import Domain
import Navigation
import Observation
import TextShell

@testable import App

/// The app on the example clinic in memory, with somebody signed in, and some places deep in the orders.
@MainActor final class Subject {
    private let scene: AppScene
    private let host: ScreenHost
    private let first: OrderNumber
    private var changes = 0

    init(depth: Int) async throws {
        let launcher = Launcher(environment: [:], input: NoInput(), output: NoOutput(), passwords: .least)
        let options = try LaunchOptions(arguments: ["--memory", "--now", "2026-03-02T09:12:00Z"])
        guard let first = OrderNumber(1042), let second = OrderNumber(1043) else { throw WrongArguments() }
        (scene, self.first) = (try await launcher.scene(options, remembersPlace: false), first)
        host = ScreenHost(scene: scene)
        let password = Secret(HelpText.examplePassword)
        try await scene.coordinator.sessions.signIn(Credentials(userName: "ana", password: password))
        scene.coordinator.go(.section(.orders))
        scene.coordinator.orders.become((0..<depth).map { .detail($0.isMultiple(of: 2) ? first : second) })
        scene.coordinator.journal.observe { [unowned self] _, _ in self.changes += 1 }
    }

    /// Goes one place deeper by what a feature asks for, and back by the flow's own verb: through the gate, the journal
    /// and who listens to it.
    func pushAndPop(_ count: Int) {
        let orders = scene.coordinator.orders
        track()
        for _ in 0..<count {
            orders.showTracking(of: first)
            orders.pop()
        }
    }

    /// Goes one place deeper, and back as a person who types `back` does.
    func pushAndGoBack(_ count: Int) {
        let app = scene.coordinator
        track()
        for _ in 0..<count {
            app.orders.showTracking(of: first)
            app.go(.back)
        }
    }

    /// The same while somebody tracks what is on show, and begins anew after each change.
    func pushAndPopTracked(_ count: Int) {
        let orders = scene.coordinator.orders
        for _ in 0..<count {
            track()
            orders.showTracking(of: first)
            track()
            orders.pop()
        }
    }

    /// Asks for the screen some times, and then perhaps changes once what is on show.
    func settle(_ count: Int, thenWrite: Bool = false) async {
        for _ in 0..<count { _ = await host.settle() }
        guard thenWrite else { return }
        scene.coordinator.go(.section(.music))
        _ = await host.settle()
    }

    private func track() {
        withObservationTracking {
            _ = scene.coordinator.state[.orders].top.id
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.changes += 1 }
        }
    }
}

/// Nobody types.
private final class NoInput: LineInput {
    let isTerminal = false
    func line(prompt: String) async -> String? { nil }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func close() {}
}

/// Nobody reads.
private final class NoOutput: ShellOutput {
    func write(_ text: String) {}
    func notify(_ line: String) {}
}
