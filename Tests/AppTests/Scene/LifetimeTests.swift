import DesignSystem
import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A view model lives exactly as long as its place, and nothing loads before its place is visible.
@Suite struct LifetimeTests {
    // holds: state-ownership, perf-state-object-ownership
    @Test func `a view model survives rendering again and a visit to another section`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042")
        let model = try scene.visibleModel()
        _ = scene.visibleView().rendered(in: scene.environment)
        #expect(try scene.visibleModel() === model)
        try scene.goHome()
        scene.keepViews(only: scene.livePlaces)
        try scene.goToSection("orders")
        #expect(try scene.visibleModel() === model)
    }

    @Test func `the view models of closed places are freed`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        let host = ScreenHost(scene: scene)
        var models: [WeakModel] = []
        for link in ["clinic://orders/1042", "clinic://orders/1042/tracking"] {
            try scene.open(link: link)
            _ = await host.settle()
            models.append(WeakModel(model: try scene.visibleModel()))
        }
        try scene.goBack()
        _ = await host.settle()
        try scene.goBack()
        _ = await host.settle()
        await letOthersRun(while: { models.contains { $0.model != nil } })
        #expect(models.map { $0.model == nil } == [true, true])
    }

    @Test func `the flow and the form of a dismissed sheet are freed`() async throws {
        let scene = try await Workstation().scene()
        let host = ScreenHost(scene: scene)
        scene.coordinator.presentLogin(returnAction: .resume)
        _ = await host.settle()
        let gone = [WeakModel(model: try scene.visibleModel()), WeakModel(model: scene.coordinator.signInFlow)]
        scene.coordinator.dismiss()
        _ = await host.settle()
        #expect(gone.map { $0.model == nil } == [true, true])
    }

    @Test(arguments: AppModal.all)
    func `the flow and the view model of every modal are freed, also after undo and redo`(modal: AppModal) async throws
    {
        let scene = try await Workstation().journalled(as: Destination.modal(modal).visitor)
        let host = ScreenHost(scene: scene)
        await scene.didSettle()
        var gone: [WeakModel] = []
        for show in [{ $0.present(modal) }, { _ = $0.go(.undo) }, { _ = $0.go(.redo) }] as [(AppCoordinator) -> Void] {
            show(scene.coordinator)
            scene.coordinator.journal.end()
            _ = await host.settle()
            if let flow = scene.coordinator.visibleModal {
                gone += [WeakModel(model: scene.visibleModelIfAny), WeakModel(model: flow.coordinator)]
            }
        }
        scene.coordinator.dismissAll()
        _ = await host.settle()
        await letOthersRun(while: { gone.contains { $0.model != nil } })
        #expect(gone.count >= 4 && gone.allSatisfy { $0.model == nil })
    }

    @Test func `an app that ended is freed`() async throws {
        var scene: AppScene? = try await Workstation().scene(as: .pharmacist)
        let gone = [WeakModel(model: scene), WeakModel(model: scene?.coordinator)]
        scene = nil
        #expect(gone.map { $0.model == nil } == [true, true])
    }

    // holds: anti-navigation-in-init, view-no-init-sideeffects
    @Test func `nothing is loaded when places are only constructed`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let before = workstation.sessions.calls
        for link in ["clinic://orders", "clinic://orders/1042/tracking", "clinic://home"] {
            try scene.open(link: link)
            _ = scene.visibleView().rendered(in: scene.environment)
            _ = scene.frame
        }
        #expect(workstation.orders.calls == [])
        #expect(workstation.sessions.calls == before)
    }

    @Test func `a link loads the visible place, not the ones below it`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1031/tracking")
        _ = await ScreenHost(scene: scene).settle()
        #expect(workstation.orders.calls == [.order(try .sample(1031))])
    }
}

/// A model that must be released.
private struct WeakModel {
    weak var model: AnyObject?
}

extension AppScene {
    /// The view model of the visible place.
    fileprivate func visibleModel() throws -> AnyObject {
        try #require(Self.firstObject(in: visibleView()))
    }

    /// The view model of the visible place, or nil for a view without one.
    fileprivate var visibleModelIfAny: AnyObject? { Self.firstObject(in: visibleView()) }

    private static func firstObject(in value: Any) -> AnyObject? {
        for child in Mirror(reflecting: value).children {
            if type(of: child.value) is AnyClass { return child.value as AnyObject }
            if let object = firstObject(in: child.value) { return object }
        }
        return nil
    }
}
