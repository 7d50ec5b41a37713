/// Says that there is nothing to show, and why.
public struct ContentUnavailableView: PrimitiveView {
    private let label: ViewContent
    private let description: ViewContent

    /// Creates a view with the missing content, and its meaning or advice.
    public init(@ViewBuilder label: () -> ViewContent, @ViewBuilder description: () -> ViewContent) {
        self.label = label()
        self.description = description()
    }

    /// Adds the message to the tree.
    public func render(into context: inout RenderContext) {
        let title = context.level(of: label).map(\.exactText).joined(separator: " ")
        context.add(
            Node(.unavailable, label: title, children: context.level(of: description.foregroundStyle(.secondary))))
    }
}
