import HeadlessUI

/// A view drawn by a test's closure.
struct Sketch: View {
    private let content: @MainActor () -> ViewContent

    init(@ViewBuilder _ content: @escaping @MainActor () -> ViewContent) {
        self.content = content
    }

    var body: ViewContent { content() }
}

/// A failure view with the code that determines the exit code.
struct Broken: PrimitiveView {
    let code: String

    func render(into context: inout RenderContext) {
        var node = Node(.failure, label: "It is broken.")
        node.identifier = code
        context.add(node)
    }
}
