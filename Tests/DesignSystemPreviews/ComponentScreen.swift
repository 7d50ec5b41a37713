import DesignSystem
import Foundation
import Support

/// A component alone on a screen, at 09:12 in UTC on 2 January 2026, without a model or a repository.
final class ComponentScreen: DrivenScreen {
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    let isModelGone = true

    init(_ title: String, style: ScreenStyle, _ content: ViewContent) {
        driver = ScreenDriver(content.navigationTitle(title), style: style, now: .sample)
    }
}

nonisolated extension Preview {
    /// A component in a state. The screen's title is the component's name in code.
    static func component(
        _ screen: String, _ state: String, title: String, style: ScreenStyle = .page,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> ViewContent
    ) -> Preview {
        Preview(screen, state) { ComponentScreen(title, style: style, content()) }
    }

    /// A component with text: usual text, and every text that it must handle.
    static func component(
        _ screen: String, title: String, saying usual: String,
        @ViewBuilder _ content: @escaping @MainActor @Sendable (String) -> ViewContent
    ) -> [Preview] {
        [
            ("usual", usual), ("long", Specimen.long), ("wide", Specimen.wide), ("hostile", Specimen.hostile),
        ].map { state, words in component(screen, state, title: title) { content(words) } }
    }
}
