/// Views side by side. Those after a ``Spacer`` are at the far edge.
public struct HStack: PrimitiveView {
    private let content: ViewContent

    /// Views side by side.
    public init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// Adds a row.
    public func render(into context: inout RenderContext) {
        context.add(Node(.row, children: context.level(of: content)))
    }
}

/// A gap in a row that pushes the views after it to the far edge.
public struct Spacer: PrimitiveView {
    /// A gap.
    public init() {}

    /// Adds the gap.
    public func render(into context: inout RenderContext) {
        context.add(Node(.spacer))
    }
}
