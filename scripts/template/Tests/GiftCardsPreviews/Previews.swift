import Support

/// The previews of gift cards.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = GiftCardsPlace.allCases.flatMap { place in
        GiftCardsState.previews(of: place.rawValue) { try await $0.screen(place) }
    }
}
