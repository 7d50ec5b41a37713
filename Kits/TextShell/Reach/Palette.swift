import HeadlessUI

/// Everything that can be done at a screen and everywhere, to be searched while one types.
///
/// Make one when the palette opens. ``matches(_:limit:)`` answers at once from the screen's controls, the sections, the
/// commands, the app's words and its links; ``everything(_:limit:)`` asks the scene for records as well. The `line` of
/// a match is carried out like a typed one.
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

    /// The entries that a text matches together with the records that it finds anywhere, best first. An entry that has
    /// the letters only here and there is left out where something has them together.
    public func everything(_ text: String, limit: Int = 40) async -> [PaletteMatch] {
        let (entries, records) = (matches(text, limit: limit), await records(text))
        let best = (entries + records).map(\.score).max() ?? 0
        // A stable order: of equal matches the screen's own comes first.
        return (entries.filter { $0.score >= best / 4 } + records).enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }.map(\.element)
    }

    /// The records that a text finds anywhere, at most `limit` of each kind, with the letters that match.
    public func records(_ text: String, limit: Int = 5) async -> [PaletteMatch] {
        let words = text.split(separator: " ").map { FuzzyText(String($0)) }
        return await scene.find(text, limit: limit).all.map { place in
            let title = FuzzyText(place.title)
            let found = words.map { FuzzyMatch(of: $0, in: title) }
            let detail = place.detail.isEmpty ? place.kind : "\(place.kind), \(place.detail)"
            return PaletteMatch(
                entry: PaletteEntry(label: place.title, detail: detail, line: place.line),
                positions: Set(found.flatMap { $0?.positions ?? [] }).sorted(),
                score: zip(words, found).reduce(0) { $0 + PaletteIndex.score(of: $1.1, for: $1.0) })
        }
    }
}
