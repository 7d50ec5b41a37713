/// Says that there is nothing to show, and why.
public struct ContentUnavailableView: PrimitiveView {
    private let title: String
    private let description: String

    /// What is missing, and what that means or what to do.
    public init(_ title: String, description: String) {
        self.title = title
        self.description = description
    }

    /// Adds the message to the tree.
    public func render(into context: inout RenderContext) {
        context.add(
            Node(
                .unavailable, label: title,
                children: [Node(.text, label: description, emphasis: .secondary)]))
    }
}
