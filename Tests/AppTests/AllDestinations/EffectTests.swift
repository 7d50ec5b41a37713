import DesignSystem
import Testing
import TextShell

@testable import App

/// Programs are told what a button opens, and find that it does.
@Suite struct EffectTests {
    /// The controls that lead to a place with a link after they saved something, or to one that the clock or the input
    /// decides.
    private static let decidedLater: Set = [
        "previous-day", "next-day", "next-free-day", "done", "check-out", "product",
    ]

    /// The places whose buttons do more than answer a question or go on with a booking.
    private nonisolated static let places = AppRoute.all.filter { if case .booking = $0 { false } else { true } }

    @Test(arguments: places.map(Destination.route)) func `each button leads where its effect says`(
        destination: Destination
    )
        async throws
    {
        for number in 1...(try await Self.buttons(at: destination).count + 1) {
            let visit = try await DestinationVisit(as: destination.visitor)
            destination.show(in: try visit.app)
            guard let screen = await visit.settle(), let scene = visit.scene,
                let button = Self.buttons(on: screen).dropFirst(number - 1).first, let action = button.action
            else { continue }
            let (links, said) = (scene.screenLinks, Self.link(of: button, on: screen, scene.screenLinks))
            await visit.press(action)
            _ = await visit.settle()
            let place = scene.screenLinks.place
            let name = "\(destination): \(button.identifier ?? button.spokenText)"
            if let said {
                #expect(place == said, "\(name)")
            } else if let place, place != links.place, !Self.decidedLater.contains(button.identifier ?? "") {
                Issue.record("\(name) leads to \(place), and its effect does not say so")
            }
            visit.end()
        }
    }

    private static func buttons(at destination: Destination) async throws -> [Node] {
        let visit = try await DestinationVisit(as: destination.visitor)
        defer { visit.end() }
        destination.show(in: try visit.app)
        return buttons(on: try #require(await visit.settle()))
    }

    private static func buttons(on screen: Screen) -> [Node] {
        screen.controls.filter { $0.role == .button && $0.isEnabled }
    }

    private static func link(of button: Node, on screen: Screen, _ links: ScreenLinks) -> String? {
        button.identifier.flatMap { links.control($0, screen.record) } ?? button.record.flatMap(links.record)
    }
}
