import DesignSystem
import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// The frame: the current place, the account, and the possible destinations.
@Suite struct FrameTests {
    @Test func `the breadcrumb names every place from the section's root`() async throws {
        let scene = try await Workstation().scene(as: .pharmacist)
        try scene.open(link: "clinic://orders/1042/tracking")
        let tabs = AppSection.allCases.map { Tab(name: $0.title, isSelected: $0 == .orders) }
        let frame = SceneFrame(
            breadcrumb: ["Orders", "#1042", "Tracking"], account: "Ana Ruiz, pharmacist", tabs: tabs, style: .page,
            canGoBack: true)
        #expect(scene.frame == frame)
    }

    @Test func `a sheet has its own breadcrumb over the section's`() async throws {
        let scene = try await Workstation().scene()
        try scene.goToSection("orders")
        let tabs = AppSection.allCases.map { Tab(name: $0.title, isSelected: $0 == .home) }
        let frame = SceneFrame(
            breadcrumb: ["Sign in"], account: "not signed in", tabs: tabs, style: .sheet, canGoBack: true)
        #expect(scene.frame == frame)
    }

    @Test func `every place that a scene shows is one of the live ones`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        for link in ["clinic://home", "clinic://orders", "clinic://orders/7", "clinic://orders/7/tracking"] {
            try scene.open(link: link)
            #expect(scene.places.contains(scene.place), "\(link)")
            scene.coordinator.presentLogin(returnAction: .resume)
            #expect(scene.places.contains(scene.place), "the sheet over \(link)")
        }
    }

    @Test func `the links that a scene lists are those of the app`() async throws {
        let scene = try await Workstation().scene()
        #expect(scene.links == AppRoute.listedLinks.shownPatterns)
    }
}
