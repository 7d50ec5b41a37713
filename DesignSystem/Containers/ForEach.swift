/// A view for each element of a collection, in the collection's order.
package struct ForEach: View {
    private let content: ViewContent

    /// A view for each element; elements are told apart by their identity.
    package init<Element: Identifiable>(_ elements: [Element], @ViewBuilder content: (Element) -> ViewContent) {
        self.content = ViewContent(views: elements.flatMap { content($0).views })
    }

    /// The views in their order.
    package var body: ViewContent { content }
}
