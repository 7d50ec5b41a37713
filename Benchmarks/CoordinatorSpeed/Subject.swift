import Data
import DesignSystem
import Domain
import Navigation
import Observation
import TextShell

@testable import App

/// The app on the example clinic in memory, with someone signed in, some places deep in the orders.
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

    /// Pushes one place by a feature's request, and pops it by the flow's own verb: through the gate, the journal and
    /// its listeners.
    func pushAndPop(_ count: Int) {
        let orders = scene.coordinator.orders
        track()
        for _ in 0..<count {
            orders.showTracking(of: first)
            orders.pop()
        }
    }

    /// Pushes one place, and goes back like a person who types `back`.
    func pushAndGoBack(_ count: Int) {
        let app = scene.coordinator
        track()
        for _ in 0..<count {
            app.orders.showTracking(of: first)
            app.go(.back)
        }
    }

    /// The same while the visible place is tracked, again after each change.
    func pushAndPopTracked(_ count: Int) {
        let orders = scene.coordinator.orders
        for _ in 0..<count {
            track()
            orders.showTracking(of: first)
            track()
            orders.pop()
        }
    }

    /// Requests the screen a number of times, and then perhaps changes the visible place once.
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

/// An input without lines.
private final class NoInput: LineInput {
    let isTerminal = false
    func line(prompt: String) async -> String? { nil }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func close() {}
}

/// An output without a reader.
private final class NoOutput: ShellOutput {
    func write(_ text: String) {}
    func notify(_ line: String) {}
}
