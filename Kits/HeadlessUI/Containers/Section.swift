/// A titled part of a screen.
public struct Section: PrimitiveView {
    private let title: String
    private let content: ViewContent

    /// A part of a screen under a title.
    public init(_ title: String, @ViewBuilder content: () -> ViewContent) {
        self.title = title
        self.content = content()
    }

    /// Adds the section.
    public func render(into context: inout RenderContext) {
        context.add(Node(.section, label: title, children: context.level(of: content)))
    }
}
