/// A piece of a screen, in SwiftUI's shape: a value whose `body` says what it consists of.
@MainActor public protocol View {
    /// The type of `body`.
    associatedtype Body: View

    /// The views that this one consists of.
    @ViewBuilder var body: Body { get }

    /// Adds what the view says to the semantic tree. Views with a body leave this to the body.
    func render(into context: inout RenderContext)
}

extension View {
    /// Renders the body.
    public func render(into context: inout RenderContext) {
        body.render(into: &context)
    }
}

/// A view that renders itself and has no body.
@MainActor public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
    /// Nothing: a primitive view renders itself.
    public var body: EmptyView { EmptyView() }
}

/// A view that shows nothing.
public struct EmptyView: View {
    /// A view that shows nothing.
    public init() {}

    // swift-format-ignore: OmitExplicitReturns
    /// Itself: the end of every chain of bodies. The written-out `return` keeps the builder away.
    public var body: EmptyView { return self }

    /// Adds nothing.
    public func render(into context: inout RenderContext) {}
}
