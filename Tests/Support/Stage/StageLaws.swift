import DesignSystem
import Domain
import Testing
import TextShell

/// Expects a feature's stage to begin with a screen for everybody, and every button there to do something: it changes
/// the screen, or the stage follows it, be it to another place like this one or by saying what was asked for. The
/// screen that it leads to has a title, and a way back where one is possible.
///
/// - Throws: what kept the stage from being set up.
@MainActor package func expectStage<Stage: FeatureStage>(
    _ stage: Stage.Type, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    for role in Role.allCases.map(Optional.some) + [nil] {
        let first = try await StageWalk(stage, role)
        let buttons = first.start.controls.filter { $0.role == .button && $0.isEnabled }.compactMap(\.action?.number)
        for number in buttons {
            let walk = try await StageWalk(stage, role)
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

/// A conversation about one feature by itself, at its first screen.
@MainActor private final class StageWalk {
    let start: Screen
    private let scene: StageScene
    private let stage: any FeatureStage
    private let rehearsal: Rehearsal
    private let first: Int

    init(_ stage: (some FeatureStage).Type, _ role: Role?) async throws {
        scene = StageScene(role: role)
        self.stage = try stage.init(on: scene, role: role)
        rehearsal = Rehearsal(scene: scene) { _ in nil }
        start = await rehearsal.show()
        first = scene.followed
    }

    func type(_ line: String, at screen: Screen) async throws(CommandFailure) -> Screen {
        try await rehearsal.type(line, at: screen)
    }

    /// Whether the stage followed a wish since the start.
    var wasFollowed: Bool { scene.followed > first }

    /// A control's number and words at the start.
    func name(of number: Int) -> String {
        let control = start.controls.first { $0.action?.number == number }
        return "\(number) \(control?.spokenText ?? "")"
    }

    func stop() { rehearsal.stop() }
}
