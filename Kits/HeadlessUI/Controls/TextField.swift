/// A field to type into.
public struct TextField: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    /// A field with a name, bound to the text in it.
    public init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    /// Adds the field with its number.
    public func render(into context: inout RenderContext) {
        let text = text
        context.add(Node(.textField, label: title, value: text.wrappedValue), .setText { text.wrappedValue = $0 })
    }
}

/// A search field. Setting it searches at once; setting it to the empty text ends the search.
public struct SearchField: PrimitiveView {
    private let title: String
    private let text: String
    private let search: @MainActor (String) -> Void

    /// A field with a name, the text that was searched for, and how to search for another.
    public init(_ title: String, text: String, search: @escaping @MainActor (String) -> Void) {
        self.title = title
        self.text = text
        self.search = search
    }

    /// Adds the field with its number.
    public func render(into context: inout RenderContext) {
        context.add(Node(.searchField, label: title, value: text), .setText(search))
    }
}

/// A field whose content is never shown. The tree only tells whether something was typed, by dots of a fixed number.
public struct SecureField: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    /// A field with a name, bound to the secret in it.
    public init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    /// Adds the field with its number.
    public func render(into context: inout RenderContext) {
        let text = text
        let dots = text.wrappedValue.isEmpty ? "" : "••••"
        context.add(Node(.secureField, label: title, value: dots), .setText { text.wrappedValue = $0 })
    }
}
