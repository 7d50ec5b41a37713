/// What a view builder made: some views in their order, all of one concrete type.
///
/// Erasing here keeps every body's type flat; nested generic types would make the runtime build their metadata when the
/// program starts.
package struct ViewContent: PrimitiveView {
    let views: [any View]

    /// Renders the views in their order.
    package func render(into context: inout RenderContext) {
        context.expect(views.count)
        for view in views { view.render(into: &context) }
    }
}

/// Turns the statements of a body into views, as SwiftUI's does.
@resultBuilder @MainActor package enum ViewBuilder {
    /// One view.
    package static func buildExpression(_ view: some View) -> ViewPart { .one(view) }
    /// What another builder made.
    package static func buildExpression(_ content: ViewContent) -> ViewPart { .several(content.views) }
    /// The only statement of a body.
    package static func buildBlock(_ part: ViewPart) -> ViewPart { part }
    /// Several views in their order.
    package static func buildBlock(_ parts: ViewPart...) -> ViewPart {
        var views: [any View] = []
        views.reserveCapacity(parts.count)
        for part in parts { part.add(to: &views) }
        return .several(views)
    }
    /// An `if` without `else`.
    package static func buildOptional(_ part: ViewPart?) -> ViewPart { part ?? .several([]) }
    /// The first branch.
    package static func buildEither(first: ViewPart) -> ViewPart { first }
    /// The other branch.
    package static func buildEither(second: ViewPart) -> ViewPart { second }
    /// The whole body.
    package static func buildFinalResult(_ part: ViewPart) -> ViewContent {
        switch part {
        case .one(let view): ViewContent(views: [view])
        case .several(let views): ViewContent(views: views)
        }
    }
}
