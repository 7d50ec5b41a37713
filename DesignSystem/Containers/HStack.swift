/// Views side by side. What follows a ``Spacer`` stands at the far edge.
package struct HStack: PrimitiveView {
    private let content: ViewContent

    /// Views side by side.
    package init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// Adds a row.
    package func render(into context: inout RenderContext) {
        context.add(Node(.row, children: context.level(of: content)))
    }
}

/// The gap in a row that pushes what follows to the far edge.
package struct Spacer: PrimitiveView {
    /// A gap.
    package init() {}

    /// Adds the gap.
    package func render(into context: inout RenderContext) {
        context.add(Node(.spacer))
    }
}
