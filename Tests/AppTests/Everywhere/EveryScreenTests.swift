import DesignSystem
import Navigation
import Domain
import Support
import Testing
import TextShell

@testable import App

/// What holds for every screen that there is.
@Suite struct EveryScreenTests {
    @Test(arguments: Stop.all) func `rendering twice gives equal trees and asks no repository`(stop: Stop) async throws
    {
        let tour = try await Tour(as: stop.visitor)
        stop.show(in: try tour.app)
        let loaded = try #require(await tour.settle())
        #expect(!loaded.isBusy)
        let calls = tour.calls
        #expect(try tour.rendering() == tour.rendering())
        #expect(await tour.settle() == loaded)
        #expect(tour.calls == calls)
    }

    @Test(arguments: Stop.all) func `a screen has a name, a way to it, and a way back unless it is a section's start`(
        stop: Stop
    ) async throws {
        let tour = try await Tour(as: stop.visitor)
        stop.show(in: try tour.app)
        let screen = try #require(await tour.settle())
        #expect(!screen.title.isEmpty)
        #expect(!screen.breadcrumb.isEmpty)
        #expect(!screen.breadcrumb.contains(""))
        #expect(screen.canGoBack == !stop.isRoot)
        let before = tour.scene.map(Everything.init)
        #expect(try tour.app.go(.back) == !stop.isRoot)
        #expect((tour.scene.map(Everything.init) == before) == stop.isRoot)
    }

    @Test(arguments: Stop.all) func `every output can be made of it, and text fits its width`(stop: Stop) async throws {
        let tour = try await Tour(as: stop.visitor)
        stop.show(in: try tour.app)
        let screen = try #require(await tour.settle())
        expectFittingText(of: screen)
        let linear = try ScreenFormat(.linear, width: 80, theme: .none).text(of: screen)
        #expect(linear.contains(screen.title))
        #expect(VisibleText.of(linear.filter { $0 != "\n" }) == linear.filter { $0 != "\n" })
        let json = try ScreenFormat(.json, width: 80, theme: .none).text(of: screen)
        #expect(json.split(separator: "\n").count == 1)
    }

    @Test(arguments: Stop.all) func `no control loses its name to a command, or takes a command's`(stop: Stop)
        async throws
    {
        let tour = try await Tour(as: stop.visitor)
        stop.show(in: try tour.app)
        expectOneMeaning(of: try #require(await tour.settle()))
    }

    @Test(arguments: Stop.all) func `going back ends its work and frees its model`(stop: Stop) async throws {
        let tour = try await Tour(as: stop.visitor)
        try await tour.visit(stop)
        guard try tour.app.change({ $0.goBack() }) else { return }
        _ = await tour.settle()
        let below = tour.openStreams
        try tour.app.dismissAll()
        try await tour.visit(stop)
        let models = try tour.models()
        try tour.app.change { $0.goBack() }
        _ = await tour.settle()
        await tour.rest { tour.openStreams > below || models.contains { $0.object != nil } }
        #expect(tour.openStreams == below)
        #expect(models.allSatisfy { $0.object == nil })
    }

    @Test(arguments: Stop.all) func `the end of the app ends all its work and frees its model`(stop: Stop) async throws
    {
        let tour = try await Tour(as: stop.visitor)
        try await tour.visit(stop)
        let models = try tour.models()
        tour.end()
        await tour.rest { tour.openStreams > 0 || models.contains { $0.object != nil } }
        #expect(tour.openStreams == 0)
        #expect(models.allSatisfy { $0.object == nil })
    }

    @Test func `most screens have a model and live reads, so that these tests look at something`() async throws {
        var (withModel, withStream) = (0, 0)
        for stop in Stop.all {
            let tour = try await Tour(as: stop.visitor)
            let before = tour.openStreams
            try await tour.visit(stop)
            if try !tour.models().isEmpty { withModel += 1 }
            if tour.openStreams > before { withStream += 1 }
        }
        #expect(withModel >= 17, "\(withModel)")
        #expect(withStream >= 11, "\(withStream)")
    }
}

extension Tour {
    /// Shows a stop until its screen is complete.
    fileprivate func visit(_ stop: Stop) async throws {
        stop.show(in: try app)
        _ = await settle()
    }
}
