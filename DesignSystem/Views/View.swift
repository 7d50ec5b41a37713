/// A piece of a screen, in the shape that SwiftUI gave it: a value whose `body` says what it consists of.
@MainActor package protocol View {
    /// What `body` gives.
    associatedtype Body: View

    /// The views that this one consists of.
    @ViewBuilder var body: Body { get }

    /// Adds what the view says to the semantic tree. Views with a body leave this to the body.
    func render(into context: inout RenderContext)
}

extension View {
    /// Renders the body.
    package func render(into context: inout RenderContext) {
        body.render(into: &context)
    }
}

/// A view that renders itself and has no body of its own.
@MainActor package protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
    /// Nothing: a primitive view renders itself.
    package var body: EmptyView { EmptyView() }
}

/// A view that shows nothing.
package struct EmptyView: View {
    /// A view that shows nothing.
    package init() {}

    // swift-format-ignore: OmitExplicitReturns
    /// Itself: the end of every chain of bodies. The written-out `return` keeps the builder away.
    package var body: EmptyView { return self }

    /// Adds nothing.
    package func render(into context: inout RenderContext) {}
}
