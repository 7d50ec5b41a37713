import DesignSystem
import Domain
import Testing
import TextShell

/// Expects a feature's host to begin with a screen for everybody, and every button there to have an effect: it changes
/// the screen, or the host follows the request, to an identical place or by reporting it. The next screen has a title,
/// and a way back where one is possible.
///
/// - Throws: the error that kept the host from being set up.
@MainActor package func expectHost<Host: FeatureHost>(
    _ host: Host.Type, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    for role in Role.allCases.map(Optional.some) + [nil] {
        let first = try await HostWalk(host, role)
        let buttons = first.start.controls.filter { $0.role == .button && $0.isEnabled }.compactMap(\.action?.number)
        for number in buttons {
            let walk = try await HostWalk(host, role)
            do {
                let screen = try await walk.type("press \(number)", at: walk.start)
                let leads = screen != walk.start || walk.wasFollowed
                #expect(leads, "\(walk.name(of: number)) does nothing", sourceLocation: sourceLocation)
                #expect(!screen.title.isEmpty, "\(number) leads nowhere", sourceLocation: sourceLocation)
                let isBack = screen.canGoBack ? try await walk.type("home", at: screen).title == walk.start.title : true
                #expect(isBack, "there is no way back from \(screen.title)", sourceLocation: sourceLocation)
            } catch {
                Issue.record("\(number) cannot be pressed: \(error.message)", sourceLocation: sourceLocation)
            }
            walk.stop()
        }
        #expect(!first.start.title.isEmpty, sourceLocation: sourceLocation)
        first.stop()
    }
}

/// A session with one feature alone, at its first screen.
@MainActor private final class HostWalk {
    let start: Screen
    private let scene: HostScene
    private let host: any FeatureHost
    private let session: HeadlessSession
    private let first: Int

    init(_ host: (some FeatureHost).Type, _ role: Role?) async throws {
        scene = HostScene(role: role)
        self.host = try host.init(on: scene, role: role)
        session = HeadlessSession(scene: scene) { _ in nil }
        start = await session.show()
        first = scene.followed
    }

    func type(_ line: String, at screen: Screen) async throws(CommandFailure) -> Screen {
        try await session.type(line, at: screen)
    }

    /// Whether the host followed a request since the start.
    var wasFollowed: Bool { scene.followed > first }

    /// A control's number and label at the start.
    func name(of number: Int) -> String {
        let control = start.controls.first { $0.action?.number == number }
        return "\(number) \(control?.spokenText ?? "")"
    }

    func stop() { session.stop() }
}
