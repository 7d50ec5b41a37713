import HeadlessUI

/// A part of a drawn line that stays together: a character, or a letter of the words for one that cannot be shown.
struct LineGlyph: Hashable, Sendable {
    let text: String
    let cells: Int

    /// Whether terminals disagree on the cells: a character of several scalars.
    var isUncertain: Bool { text.utf8.count > 1 && text.unicodeScalars.count > 1 }

    /// Adds the glyphs of a character. A mark without a letter is drawn on a dotted circle.
    static func add(_ character: Character, to glyphs: inout [LineGlyph]) {
        if character.utf8.count == 1, let byte = character.utf8.first, 0x20..<0x7F ~= byte {
            return glyphs.append(LineGlyph(text: String(character), cells: 1))
        }
        let shown = VisibleText.escaped(String(character))
        for part in shown {
            let cells = CellWidth.of(part)
            let glyph =
                cells == 0
                ? LineGlyph(text: "\u{25CC}\(part)", cells: 1) : LineGlyph(text: String(part), cells: cells)
            glyphs.append(glyph)
        }
    }
}
