/// What a view builder made: some views in their order, all of one concrete type.
///
/// Erasing here keeps every body's type flat; nested generic types would make the runtime build their metadata when the
/// program starts.
package struct ViewContent: PrimitiveView {
    let views: [any View]

    /// Renders the views in their order.
    package func render(into context: inout RenderContext) {
        context.expect(views.count)
        // By position: an iterator would copy each view.
        for index in views.indices { views[index].render(into: &context) }
    }
}

/// Turns the statements of a body into views, as SwiftUI's does.
@resultBuilder @MainActor package enum ViewBuilder {
    /// One view.
    package static func buildExpression(_ view: some View) -> any View { view }
    /// The only statement of a body.
    package static func buildBlock(_ view: any View) -> any View { view }
    /// Several views in their order.
    package static func buildBlock(_ views: any View...) -> ViewContent { ViewContent(views: views) }
    /// An `if` without `else`.
    package static func buildOptional(_ view: (any View)?) -> any View { view ?? EmptyView() }
    /// An `if` without `else`, around several views.
    package static func buildOptional(_ content: ViewContent?) -> any View { content ?? EmptyView() }
    /// The first branch.
    package static func buildEither(first: any View) -> any View { first }
    /// The first branch, of several views.
    package static func buildEither(first: ViewContent) -> any View { first }
    /// The other branch.
    package static func buildEither(second: any View) -> any View { second }
    /// The other branch, of several views.
    package static func buildEither(second: ViewContent) -> any View { second }
    /// The whole body.
    package static func buildFinalResult(_ view: any View) -> ViewContent { ViewContent(views: [view]) }
    /// The whole body, of several views.
    package static func buildFinalResult(_ content: ViewContent) -> ViewContent { content }
}
