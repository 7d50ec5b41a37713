/// A name with its value, at opposite edges of the line.
public struct LabeledContent: PrimitiveView {
    private let label: String
    private let content: any View

    /// A name with a value in words.
    public init(_ label: String, value: String) {
        self.init(label) { Text(value) }
    }

    /// A name with a value that a view shows.
    public init(_ label: String, @ViewBuilder content: () -> ViewContent) {
        self.label = label
        self.content = content()
    }

    /// Adds one labelled line.
    public func render(into context: inout RenderContext) {
        let inside = context.level(of: content)
        var node = Node(.labeledContent, label: label, value: inside.map(\.exactText).joined(separator: " "))
        if inside.count == 1 { node.data = inside[0].data }
        context.add(node)
    }
}
