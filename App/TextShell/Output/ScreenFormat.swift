import DesignSystem

/// How screens are written.
package struct ScreenFormat: Sendable {
    /// The forms of output.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// For people.
        case text
        /// For scripts: one line of JSON for each screen.
        case json
    }

    private let kind: Kind
    private let width: @Sendable () -> Int
    private let theme: Theme

    /// A form of output; the width is asked for at each screen, because a window may change.
    package init(_ kind: Kind, width: @escaping @Sendable () -> Int, theme: Theme) {
        self.kind = kind
        self.width = width
        self.theme = theme
    }

    /// The screen in this form.
    ///
    /// - Throws: what the encoder throws, for a screen that cannot be encoded.
    package func text(of screen: Screen) throws -> String {
        switch kind {
        case .text: TextRenderer(width: width(), theme: theme).text(of: screen)
        case .json: try ScreenJSON.text(of: screen)
        }
    }
}
