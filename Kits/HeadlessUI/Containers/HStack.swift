/// Views side by side. What follows a ``Spacer`` stands at the far edge.
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

/// The gap in a row that pushes what follows to the far edge.
public struct Spacer: PrimitiveView {
    /// A gap.
    public init() {}

    /// Adds the gap.
    public func render(into context: inout RenderContext) {
        context.add(Node(.spacer))
    }
}
