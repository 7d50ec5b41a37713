/// What a view builder made: some views in their order, all of one concrete type.
///
/// Erasing here keeps every body's type flat; nested generic types would make the runtime build their metadata when the
/// program starts.
package struct ViewContent: PrimitiveView {
    let views: [any View]

    /// Renders the views in their order.
    package func render(into context: inout RenderContext) {
        for view in views { view.render(into: &context) }
    }
}

/// Turns the statements of a body into views, as SwiftUI's does.
@resultBuilder @MainActor package enum ViewBuilder {
    /// One view.
    package static func buildExpression(_ view: some View) -> ViewContent { ViewContent(views: [view]) }
    /// What another builder made.
    package static func buildExpression(_ content: ViewContent) -> ViewContent { content }
    /// Several views in their order.
    package static func buildBlock(_ parts: ViewContent...) -> ViewContent { ViewContent(views: parts) }
    /// An `if` without `else`.
    package static func buildOptional(_ part: ViewContent?) -> ViewContent { part ?? ViewContent(views: []) }
    /// The first branch.
    package static func buildEither(first: ViewContent) -> ViewContent { first }
    /// The other branch.
    package static func buildEither(second: ViewContent) -> ViewContent { second }
}
