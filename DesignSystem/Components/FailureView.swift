import Domain

/// Says what went wrong and what to do about it.
package struct FailureView: PrimitiveView {
    private let error: AppError

    /// The message of an error.
    package init(_ error: AppError) {
        self.error = error
    }

    /// Adds the failure; its identifier is the error's code.
    package func render(into context: inout RenderContext) {
        var node = Node(
            .failure, label: error.message, emphasis: .warning, children: [Node(.text, label: error.advice)])
        node.identifier = error.code
        context.add(node)
        context.note(error)
    }
}
