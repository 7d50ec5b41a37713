/// Says what went wrong and what to do about it.
public struct FailureView: PrimitiveView {
    private let message: String
    private let advice: String
    private let code: String

    /// Creates a view with a message, advice, and a stable code for scripts, such as `not-found`.
    public init(_ message: String, advice: String, code: String) {
        self.message = message
        self.advice = advice
        self.code = code
    }

    /// Adds the failure; its identifier is its code.
    public func render(into context: inout RenderContext) {
        var node = Node(.failure, label: message, emphasis: .warning, children: [Node(.text, label: advice)])
        node.identifier = code
        context.add(node)
    }
}
