import DesignSystem
import Observation
import OrdersPreviews
import Support

/// A repeatable step: a press and its result.
enum Step: String, CaseIterable {
    /// A button that counts, alone on a screen.
    case counter
    /// The next page of a list of orders, and back: another live read of the repository each time.
    case page
    /// The share button of an order's screen, which only notifies the coordinator.
    case request

    /// The screen of the press.
    @MainActor func driver() async throws -> ScreenDriver {
        switch self {
        case .counter:
            let driver = ScreenDriver(CounterView(model: Counter()))
            await driver.settle()
            return driver
        case .page: return try await Self.orders("list-middlePage")
        case .request: return try await Self.orders("detail-loaded")
        }
    }

    /// The button to press next.
    func button(_ index: Int) -> String {
        switch self {
        case .counter: "count"
        case .page: index.isMultiple(of: 2) ? "previous" : "more"
        case .request: "share"
        }
    }

    @MainActor private static func orders(_ name: String) async throws -> ScreenDriver {
        guard let preview = Previews.all.first(where: { $0.name == name }) else { throw WrongArguments() }
        let screen = try await preview.show()
        kept = screen
        return screen.driver
    }

    /// The screen, retained with its driver's objects.
    @MainActor private static var kept: (any DrivenScreen)?
}

@MainActor @Observable final class Counter {
    var count = 0
}

struct CounterView: View {
    let model: Counter

    var body: some View {
        Text("Counted \(model.count)")
        Button("Count") { model.count += 1 }.accessibilityIdentifier("count")
    }
}
