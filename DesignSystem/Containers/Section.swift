/// A titled part of a screen.
package struct Section: PrimitiveView {
    private let title: String
    private let content: ViewContent

    /// A part of a screen under a title.
    package init(_ title: String, @ViewBuilder content: () -> ViewContent) {
        self.title = title
        self.content = content()
    }

    /// Adds the section.
    package func render(into context: inout RenderContext) {
        context.add(Node(.section, label: title, children: context.level(of: content)))
    }
}
