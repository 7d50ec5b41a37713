import Foundation

/// Words on the screen.
public struct Text: PrimitiveView {
    private enum Content {
        case words(String)
        case moment(Date, DateStyle)
    }

    private let content: Content

    /// How a moment is written.
    public enum DateStyle: Sendable {
        /// `2026-03-02`
        case date
        /// `09:12`
        case time
        /// `2026-03-02 09:12`
        case dateTime
    }

    /// The words as they are; control characters are made visible.
    public init(_ words: String) {
        content = .words(words)
    }

    /// A moment in the environment's time zone, written the same in every locale.
    public init(_ moment: Date, style: DateStyle) {
        content = .moment(moment, style)
    }

    /// Adds the words to the tree.
    public func render(into context: inout RenderContext) {
        switch content {
        case .words(let words): context.add(Node(.text, label: words))
        case .moment(let date, let style):
            context.add(Node(.text, label: MomentText.of(date, style, in: context.environment.timeZone)))
        }
    }
}
