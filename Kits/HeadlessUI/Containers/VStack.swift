/// Views one below the other.
public struct VStack: PrimitiveView {
    private let content: ViewContent

    /// Views one below the other.
    public init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// Adds a group.
    public func render(into context: inout RenderContext) {
        context.add(Node(.group, children: context.level(of: content)))
    }
}

/// Views that belong together but are laid out as if they stood alone.
public struct Group: View {
    private let content: ViewContent

    /// Views that belong together.
    public init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// The views.
    public var body: ViewContent { content }
}
