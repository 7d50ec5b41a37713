import Support

/// The previews of orders.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] =
        OrderListState.previews(of: "list") { try await $0.screen() }
        + OrderDetailState.previews(of: "detail") { try await $0.screen() }
        + TrackingState.previews(of: "tracking") { try await $0.screen() }
        + RefundState.previews(of: "refund") { try await $0.screen() }
        + CancelOrderState.previews(of: "cancel") { try await $0.screen() }
        + InformationState.previews(of: "support") { try await $0.support() }
        + InformationState.previews(of: "share") { try await $0.share() }
}
