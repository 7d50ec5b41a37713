import DesignSystem
import Foundation
import Support

/// A component alone on a screen, at 09:12 in UTC on 2 January 2026. It stands on nothing: no model, no repository.
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
    /// A component in a state. What a screen says as its title is the component's name, as it is written in code.
    static func component(
        _ screen: String, _ state: String, title: String, style: ScreenStyle = .page,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> ViewContent
    ) -> Preview {
        Preview(screen, state) { ComponentScreen(title, style: style, content()) }
    }

    /// A component with words in it: usual ones, and all that it must survive.
    static func component(
        _ screen: String, title: String, saying usual: String,
        @ViewBuilder _ content: @escaping @MainActor @Sendable (String) -> ViewContent
    ) -> [Preview] {
        [
            ("usual", usual), ("long", Specimen.long), ("wide", Specimen.wide), ("hostile", Specimen.hostile),
        ].map { state, words in component(screen, state, title: title) { content(words) } }
    }
}
