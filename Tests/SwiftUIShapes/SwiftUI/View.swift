// The declarations of SwiftUI that this package's views and bindings use, as they are documented, without what they do:
// for checks on systems that have no SwiftUI. `SwiftUI` re-exports what people get with it.
@_exported import Foundation

/// What is shown.
@MainActor @preconcurrency public protocol View {
    /// What `body` gives.
    associatedtype Body: View
    /// What it consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// What shows itself.
@MainActor @preconcurrency public protocol Primitive: View where Body == Never {}

extension Primitive {
    /// Never asked for: nothing is shown here.
    public var body: Never { unreachable() }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { self }
}

/// Never called: nothing is shown here.
func unreachable() -> Never { while true {} }

/// Makes one view of the statements of a body.
@resultBuilder public struct ViewBuilder {
    /// A view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { TupleView((repeat each content)) }
    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// One branch.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent()
    }
    /// The other branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent()
    }
}

/// Nothing.
public struct EmptyView: Primitive {
    /// Nothing.
    public nonisolated init() {}
}

/// Several views.
public struct TupleView<Value>: Primitive {
    /// Several views.
    public nonisolated init(_ value: Value) {}
}

/// One of two views.
public struct ConditionalContent<First: View, Second: View>: Primitive {
    nonisolated init() {}
}

extension Optional: View where Wrapped: View {
    /// Never asked for.
    public var body: Never { unreachable() }
}

/// A view with something changed.
public struct ModifiedContent: Primitive {
    nonisolated init() {}
}
