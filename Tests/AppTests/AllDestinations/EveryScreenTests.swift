import DesignSystem
import Navigation
import Domain
import Support
import Testing
import TextShell

@testable import App

/// The rules for every screen of the app.
@Suite struct EveryScreenTests {
    @Test(arguments: Destination.all) func `rendering twice gives equal trees and asks no repository`(
        destination: Destination
    ) async throws {
        let visit = try await DestinationVisit(as: destination.visitor)
        destination.show(in: try visit.app)
        let loaded = try #require(await visit.settle())
        #expect(!loaded.isBusy)
        let calls = visit.calls
        #expect(try visit.rendering() == visit.rendering())
        #expect(await visit.settle() == loaded)
        #expect(visit.calls == calls)
    }

    @Test(arguments: Destination.all)
    func `a screen has a name, a way to it, and a way back unless it is a section's start`(
        destination: Destination
    ) async throws {
        let visit = try await DestinationVisit(as: destination.visitor)
        destination.show(in: try visit.app)
        let screen = try #require(await visit.settle())
        #expect(!screen.title.isEmpty)
        #expect(!screen.breadcrumb.isEmpty)
        #expect(!screen.breadcrumb.contains(""))
        #expect(screen.canGoBack == !destination.isRoot)
        let before = visit.scene.map(Everything.init)
        #expect(try visit.app.go(.back) == !destination.isRoot)
        #expect((visit.scene.map(Everything.init) == before) == destination.isRoot)
    }

    @Test(arguments: Destination.all) func `every output can be made of it, and text fits its width`(
        destination: Destination
    ) async throws {
        let visit = try await DestinationVisit(as: destination.visitor)
        destination.show(in: try visit.app)
        let screen = try #require(await visit.settle())
        expectFittingText(of: screen)
        let linear = ScreenFormat(.linear, width: 80, theme: .none).text(of: screen)
        #expect(linear.contains(screen.title))
        #expect(VisibleText.escaped(linear.filter { $0 != "\n" }) == linear.filter { $0 != "\n" })
        let json = ScreenFormat(.json, width: 80, theme: .none).text(of: screen)
        #expect(json.split(separator: "\n").count == 1)
    }

    @Test(arguments: Destination.all) func `no control loses its name to a command, or takes a command's`(
        destination: Destination
    )
        async throws
    {
        let visit = try await DestinationVisit(as: destination.visitor)
        destination.show(in: try visit.app)
        expectOneMeaning(of: try #require(await visit.settle()))
    }

    @Test(arguments: Destination.all) func `going back ends its work and frees its model`(destination: Destination)
        async throws
    {
        let visit = try await DestinationVisit(as: destination.visitor)
        try await visit.visit(destination)
        guard try visit.app.change({ $0.goBack() }) else { return }
        _ = await visit.settle()
        let below = visit.openStreams
        try visit.app.dismissAll()
        try await visit.visit(destination)
        let models = try visit.models()
        try visit.app.change { $0.goBack() }
        _ = await visit.settle()
        await visit.rest { visit.openStreams > below || models.contains { $0.object != nil } }
        #expect(visit.openStreams == below)
        #expect(models.allSatisfy { $0.object == nil })
    }

    @Test(arguments: Destination.all) func `the end of the app ends all its work and frees its model`(
        destination: Destination
    ) async throws {
        let visit = try await DestinationVisit(as: destination.visitor)
        try await visit.visit(destination)
        let models = try visit.models()
        visit.end()
        await visit.rest { visit.openStreams > 0 || models.contains { $0.object != nil } }
        #expect(visit.openStreams == 0)
        #expect(models.allSatisfy { $0.object == nil })
    }

    @Test func `most screens have a model and live reads, so that these tests look at something`() async throws {
        var (withModel, withStream) = (0, 0)
        for destination in Destination.all {
            let visit = try await DestinationVisit(as: destination.visitor)
            let before = visit.openStreams
            try await visit.visit(destination)
            if try !visit.models().isEmpty { withModel += 1 }
            if visit.openStreams > before { withStream += 1 }
        }
        #expect(withModel >= 17, "\(withModel)")
        #expect(withStream >= 11, "\(withStream)")
    }
}

extension DestinationVisit {
    /// Shows a stop until its screen is complete.
    fileprivate func visit(_ destination: Destination) async throws {
        destination.show(in: try app)
        _ = await settle()
    }
}
