import HeadlessUI

/// Everything that can be done at a screen and everywhere, to be searched while one types.
///
/// Make one when the palette opens. ``matches(_:)`` answers at once from the screen's controls, the sections, the
/// commands, the app's words and its links; ``records(_:)`` asks the scene for what belongs below them. The `line` of a
/// match is carried out like a typed one.
@MainActor public struct Palette {
    private let scene: any ShellScene
    private let index: PaletteIndex

    /// The palette of a scene at the screen that is shown.
    public init(of scene: any ShellScene, on screen: Screen) {
        self.scene = scene
        index = PaletteIndex(PaletteEntry.all(of: scene, on: screen))
    }

    /// The entries that a text matches, best first; for the empty text what is on the screen, then everything else.
    public func matches(_ text: String, limit: Int = 20) -> [PaletteMatch] {
        index.matches(text, limit: limit)
    }

    /// The records that a text finds anywhere, at most `limit` of each kind, with the letters that match.
    public func records(_ text: String, limit: Int = 5) async -> [PaletteMatch] {
        let words = text.split(separator: " ").map { FuzzyText(String($0)) }
        return await scene.find(text, limit: limit).all.map { place in
            let title = FuzzyText(place.title)
            let found = words.compactMap { FuzzyMatch(of: $0, in: title) }
            let detail = place.detail.isEmpty ? place.kind : "\(place.kind), \(place.detail)"
            return PaletteMatch(
                entry: PaletteEntry(label: place.title, detail: detail, line: place.line),
                positions: Set(found.flatMap(\.positions)).sorted(), score: found.reduce(0) { $0 + $1.score })
        }
    }
}
