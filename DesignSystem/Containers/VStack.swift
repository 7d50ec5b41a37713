/// Views one below the other.
package struct VStack: PrimitiveView {
    private let content: ViewContent

    /// Views one below the other.
    package init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// Adds a group.
    package func render(into context: inout RenderContext) {
        context.add(Node(.group, children: context.level(of: content)))
    }
}

/// Views that belong together but are laid out as if they stood alone.
package struct Group: View {
    private let content: ViewContent

    /// Views that belong together.
    package init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// The views.
    package var body: ViewContent { content }
}
