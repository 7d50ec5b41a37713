/// Rows of one kind, laid out in common columns where they fit.
public struct List: PrimitiveView {
    private let content: ViewContent

    /// A list of the rows that the content gives.
    public init(@ViewBuilder content: () -> ViewContent) {
        self.content = content()
    }

    /// A list with a row for each element.
    public init<Element: Identifiable>(_ elements: [Element], @ViewBuilder row: (Element) -> ViewContent) {
        content = ForEach(elements, content: row).body
    }

    /// A list with a row for each element, which shows the element's record.
    public init<Element: Identifiable & Recorded>(_ elements: [Element], @ViewBuilder row: (Element) -> ViewContent) {
        content = ForEach(elements, content: row).body
    }

    /// Adds the list.
    public func render(into context: inout RenderContext) {
        context.add(Node(.list, children: context.level(of: content)))
    }
}
