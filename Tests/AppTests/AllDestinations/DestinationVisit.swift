import DesignSystem
import Domain
import Support
import Testing
import TextShell

@testable import App

/// One visible stop of the tour, with its whole app.
final class DestinationVisit {
    let workstation = Workstation()
    private(set) var scene: AppScene?
    private var host: ScreenHost?

    /// An app at the start for a role, with its first screen complete.
    init(as role: Role) async throws {
        let scene = try await workstation.scene(as: role)
        try await workstation.fillCart()
        self.scene = scene
        host = ScreenHost(scene: scene)
        _ = await settle()
    }

    var app: AppCoordinator {
        get throws { try #require(scene).coordinator }
    }

    /// The screen, once nothing on it is loading.
    func settle() async -> Screen? {
        for fake in workstation.fakes { await fake.deliveries.allTakenIn() }
        return await host?.settle()
    }

    /// Presses a control of the last screen.
    func press(_ action: ActionID) async { await host?.press(action) }

    /// The number of calls to all repositories.
    var calls: Int {
        workstation.fakes.map(\.callCount).reduce(workstation.savedStates.calls.count, +)
    }

    /// The number of open live reads.
    var openStreams: Int {
        workstation.fakes.map(\.openStreams).reduce(0, +)
    }

    /// The objects that the visible view holds: its view model.
    func models() throws -> [WeakObject] {
        objects(in: try #require(scene).visibleView()).map(WeakObject.init)
    }

    /// The content, title and number of tasks of a fresh rendering of the visible place.
    func rendering() throws -> [String] {
        let scene = try #require(scene)
        let rendering = scene.visibleView().rendered(in: scene.environment)
        return ["\(rendering.content)", rendering.title ?? "", "\(rendering.tasks.count)", "\(scene.frame)"]
    }

    /// Ends the app, as quitting does.
    func end() {
        host?.stop()
        (host, scene) = (nil, nil)
    }

    /// Lets cancelled work finish, while `isWaited` is true and up to a limit.
    func rest(while isWaited: () -> Bool) async {
        await letOthersRun(while: isWaited)
    }

    private func objects(in value: Any) -> [AnyObject] {
        Mirror(reflecting: value).children.flatMap { child in
            type(of: child.value) is AnyClass ? [child.value as AnyObject] : objects(in: child.value)
        }
    }
}

/// An object that must be released in time.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
