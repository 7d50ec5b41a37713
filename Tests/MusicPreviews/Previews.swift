import Support

/// The previews of the waiting room's music.
package nonisolated enum Previews {
    /// Every screen in every state.
    package static let all: [Preview] = MusicPlace.allCases.flatMap { place in
        MusicState.previews(of: place.rawValue) { try await $0.screen(place) }
    }
}
