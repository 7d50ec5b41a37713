import HeadlessUI

/// A view drawn on the spot by a test.
struct Sketch: View {
    private let content: @MainActor () -> ViewContent

    init(@ViewBuilder _ content: @escaping @MainActor () -> ViewContent) {
        self.content = content
    }

    var body: ViewContent { content() }
}

/// Says that something went wrong, by the code that the exit code is looked up by.
struct Broken: PrimitiveView {
    let code: String

    func render(into context: inout RenderContext) {
        var node = Node(.failure, label: "It is broken.")
        node.identifier = code
        context.add(node)
    }
}
