/// Shows that something is loading. A screen with one is not complete yet.
public struct ProgressView: PrimitiveView {
    private let title: String

    /// Progress of unknown length.
    public init(_ title: String) {
        self.title = title
    }

    /// Adds the progress to the tree.
    public func render(into context: inout RenderContext) {
        context.add(Node(.progress, label: title, emphasis: .secondary))
    }
}
