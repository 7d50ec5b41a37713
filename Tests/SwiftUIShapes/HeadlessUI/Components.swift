// The views of HeadlessUI that SwiftUI has no counterpart of, made of SwiftUI's: an app on Apple's platforms would
// declare them itself. This `HeadlessUI` re-exports SwiftUI.
@_exported import SwiftUI

extension ShapeStyle where Self == Color {
    /// The style of what asks for attention.
    public static var warning: Color { .orange }
}

/// Says what went wrong and what to do about it.
public struct FailureView: View {
    let message: String
    let advice: String
    let code: String

    /// What happened, what to do about it, and a short stable name.
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

/// A field to search what is shown by.
public struct SearchField: View {
    let title: String
    let text: String
    let search: @MainActor (String) -> Void

    /// A field with a name, the text that was searched for, and how to search for another.
    public init(_ title: String, text: String, search: @escaping @MainActor (String) -> Void) {
        (self.title, self.text, self.search) = (title, text, search)
    }

    /// A field to type into.
    public var body: some View {
        TextField(title, text: Binding(get: { @MainActor in text }, set: { @MainActor in search($0) }))
    }
}

/// A picture of a stretch of time.
public struct Timeline: View {
    /// One bar.
    public struct Row: Hashable, Sendable {
        let name: String
        let blocks: [Block]

        /// A bar with a name and what is on it.
        public init(_ name: String, blocks: [Block]) { (self.name, self.blocks) = (name, blocks) }
    }

    /// Something on a bar.
    public struct Block: Hashable, Sendable {
        let time: Range<Date>
        let label: String?

        /// A time that is taken.
        public static func taken(_ time: Range<Date>, _ label: String) -> Block { Block(time: time, label: label) }

        /// A time that is free.
        public static func free(_ time: Range<Date>) -> Block { Block(time: time, label: nil) }
    }

    let title: String

    /// A picture of a stretch of time.
    public init(_ title: String, span: Range<Date>, rows: [Row]) { self.title = title }

    /// The title in place of the picture.
    public var body: some View { Text(title) }
}
