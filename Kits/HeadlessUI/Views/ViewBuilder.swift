/// The result of a view builder: views in order, of one concrete type.
///
/// Erasing them here keeps every body's type flat. Nested generic types would make the runtime build their metadata at
/// start.
public struct ViewContent: PrimitiveView {
    let views: [any View]

    /// Renders the views in their order.
    public func render(into context: inout RenderContext) {
        context.expect(views.count)
        // By position: an iterator would copy each view.
        for index in views.indices { views[index].render(into: &context) }
    }
}

/// Turns the statements of a body into views, as SwiftUI's does.
@resultBuilder @MainActor public enum ViewBuilder {
    /// One view.
    public static func buildExpression(_ view: some View) -> any View { view }
    /// The only statement of a body.
    public static func buildBlock(_ view: any View) -> any View { view }
    /// Several views in their order.
    public static func buildBlock(_ views: any View...) -> ViewContent { ViewContent(views: views) }
    /// An `if` without `else`.
    public static func buildOptional(_ view: (any View)?) -> any View { view ?? EmptyView() }
    /// An `if` without `else`, around several views.
    public static func buildOptional(_ content: ViewContent?) -> any View { content ?? EmptyView() }
    /// The first branch.
    public static func buildEither(first: any View) -> any View { first }
    /// The first branch, of several views.
    public static func buildEither(first: ViewContent) -> any View { first }
    /// The other branch.
    public static func buildEither(second: any View) -> any View { second }
    /// The other branch, of several views.
    public static func buildEither(second: ViewContent) -> any View { second }
    /// The whole body.
    public static func buildFinalResult(_ view: any View) -> ViewContent { ViewContent(views: [view]) }
    /// The whole body, of several views.
    public static func buildFinalResult(_ content: ViewContent) -> ViewContent { content }
}
