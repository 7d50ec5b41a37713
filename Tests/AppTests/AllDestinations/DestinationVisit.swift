import DesignSystem
import Domain
import Support
import Testing
import TextShell

@testable import App

/// One stop of the visit on show, with all that it stands on.
final class DestinationVisit {
    let workstation = Workstation()
    private(set) var scene: AppScene?
    private var host: ScreenHost?

    /// Somebody's app at the start, with its first screen complete.
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

    /// The screen, once nothing on it is on its way.
    func settle() async -> Screen? {
        for fake in workstation.fakes { await fake.deliveries.allTakenIn() }
        return await host?.settle()
    }

    /// How often anything was asked of any repository.
    var calls: Int {
        workstation.fakes.map(\.callCount).reduce(workstation.savedStates.calls.count, +)
    }

    /// How many live reads are open.
    var openStreams: Int {
        workstation.fakes.map(\.openStreams).reduce(0, +)
    }

    /// The objects that the view on show holds: its view model.
    func models() throws -> [WeakObject] {
        objects(in: try #require(scene).visibleView()).map(WeakObject.init)
    }

    /// The content, title and number of pieces of work of the place on show, rendered anew.
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

    /// Lets work that was cancelled come to its end, for as long as `isWaited` says and no longer than is reasonable.
    func rest(while isWaited: () -> Bool) async {
        await letOthersRun(while: isWaited)
    }

    private func objects(in value: Any) -> [AnyObject] {
        Mirror(reflecting: value).children.flatMap { child in
            type(of: child.value) is AnyClass ? [child.value as AnyObject] : objects(in: child.value)
        }
    }
}

/// Something that must be gone at some time.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
