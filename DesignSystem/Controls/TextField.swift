/// A field to type into.
package struct TextField: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    /// A field with a name, bound to the text in it.
    package init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    /// Adds the field with its number.
    package func render(into context: inout RenderContext) {
        let text = text
        context.add(Node(.textField, label: title, value: text.wrappedValue), .setText { text.wrappedValue = $0 })
    }
}

/// A field whose content is never shown. The tree only tells whether something was typed, by dots of a fixed number.
package struct SecureField: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    /// A field with a name, bound to the secret in it.
    package init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    /// Adds the field with its number.
    package func render(into context: inout RenderContext) {
        let text = text
        let dots = text.wrappedValue.isEmpty ? "" : "••••"
        context.add(Node(.secureField, label: title, value: dots), .setText { text.wrappedValue = $0 })
    }
}
