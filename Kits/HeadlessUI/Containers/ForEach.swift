/// A view for each element of a collection, in the collection's order.
public struct ForEach: View {
    private let content: ViewContent

    /// Creates a view for each element.
    public init<Element: Identifiable>(_ elements: [Element], @ViewBuilder content: (Element) -> ViewContent) {
        var views: [any View] = []
        views.reserveCapacity(elements.count)
        // By position: a collection's own methods look up many types where the element's type is not known.
        for index in 0..<elements.count { views.append(content(elements[index])) }
        self.content = ViewContent(views: views)
    }

    /// Creates a view for each element, which shows the element's record.
    public init<Element: Identifiable & Recorded>(
        _ elements: [Element], @ViewBuilder content: (Element) -> ViewContent
    ) {
        var views: [any View] = []
        views.reserveCapacity(elements.count)
        for index in 0..<elements.count { views.append(content(elements[index]).record(elements[index].record)) }
        self.content = ViewContent(views: views)
    }

    /// The views in their order.
    public var body: ViewContent { content }
}
