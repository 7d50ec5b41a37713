// The declarations of SwiftUI that this package's views and bindings use, as documented and without behaviour, for
// checks on systems without SwiftUI. `SwiftUI` re-exports Foundation as the real one does.
@_exported import Foundation

/// A view.
@MainActor @preconcurrency public protocol View {
    /// The type of `body`.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without a body.
@MainActor @preconcurrency public protocol Primitive: View where Body == Never {}

extension Primitive {
    /// Never called: nothing is drawn here.
    public var body: Never { unreachable() }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { self }
}

/// Never called: nothing is drawn here.
func unreachable() -> Never { while true {} }

/// A builder of one view from the statements of a body.
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
    /// Never called.
    public var body: Never { unreachable() }
}

/// A view with a modifier.
public struct ModifiedContent: Primitive {
    nonisolated init() {}
}
