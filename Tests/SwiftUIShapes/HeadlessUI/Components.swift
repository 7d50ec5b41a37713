// The views of HeadlessUI without a counterpart in SwiftUI, built from SwiftUI's: an app on Apple's platforms would
// declare them itself. This `HeadlessUI` re-exports SwiftUI.
@_exported import SwiftUI

extension ShapeStyle where Self == Color {
    /// The style of warnings.
    public static var warning: Color { .orange }
}

/// A view of an error and advice.
public struct FailureView: View {
    let message: String
    let advice: String
    let code: String

    /// A view from the message, the advice, and a short stable name.
    public init(_ message: String, advice: String, code: String) {
        (self.message, self.advice, self.code) = (message, advice, code)
    }

    /// The two sentences.
    public var body: some View {
        VStack {
            Text(message).foregroundStyle(.warning)
            Text(advice)
        }
        .accessibilityIdentifier(code)
    }
}

/// A search field.
public struct SearchField: View {
    let title: String
    let text: String
    let search: @MainActor (String) -> Void

    /// A field with a name, the current search, and an action for another.
    public init(_ title: String, text: String, search: @escaping @MainActor (String) -> Void) {
        (self.title, self.text, self.search) = (title, text, search)
    }

    /// A field to type into.
    public var body: some View {
        TextField(title, text: Binding(get: { @MainActor in text }, set: { @MainActor in search($0) }))
    }
}

/// A timeline.
public struct Timeline: View {
    /// One bar.
    public struct Row: Hashable, Sendable {
        let name: String
        let blocks: [Block]

        /// A bar with a name and its blocks.
        public init(_ name: String, blocks: [Block]) { (self.name, self.blocks) = (name, blocks) }
    }

    /// A block on a bar.
    public struct Block: Hashable, Sendable {
        let time: Range<Date>
        let label: String?

        /// A time that is taken.
        public static func taken(_ time: Range<Date>, _ label: String) -> Block { Block(time: time, label: label) }

        /// A time that is free.
        public static func free(_ time: Range<Date>) -> Block { Block(time: time, label: nil) }
    }

    let title: String

    /// A timeline from its title, span and rows.
    public init(_ title: String, span: Range<Date>, rows: [Row]) { self.title = title }

    /// The title in place of the timeline.
    public var body: some View { Text(title) }
}
