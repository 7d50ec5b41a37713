#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Words on the screen.
public struct Text: PrimitiveView {
    private enum Content {
        case words(String)
        case moment(Date, MomentText.Format)
    }

    private let content: Content

    /// A part of a moment: its day or its time of day.
    public enum DateStyle: Sendable { case date, time }

    /// The words as they are; control characters are made visible.
    public init(_ words: String) {
        content = .words(words)
    }

    /// A part of a moment in the environment's time zone, written the same in every locale.
    public init(_ moment: Date, style: DateStyle) {
        content = .moment(moment, style == .date ? .date : .time)
    }

    /// A moment in the environment's time zone, written the same in every locale.
    public init(_ moment: Date, format: MomentText.Format) {
        content = .moment(moment, format)
    }

    /// Adds the words to the tree.
    public func render(into context: inout RenderContext) {
        switch content {
        case .words(let words): context.add(Node(.text, label: words))
        case .moment(let date, let format):
            let label = MomentText.of(date, format, secondsFromGMT: context.environment.secondsFromGMT)
            var node = Node(.text, label: label)
            node.data = .moment(date)
            context.add(node)
        }
    }
}
