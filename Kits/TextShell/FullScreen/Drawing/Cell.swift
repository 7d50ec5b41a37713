import HeadlessUI

/// One cell of a terminal.
struct Cell: Hashable, Sendable {
    /// The character that begins here; empty in the second cell of a wide one.
    var text: String
    var look: Look
    /// Whether the next cell is a part of the same character.
    var isWide = false
    /// Whether all terminals agree on the cells that it takes.
    var isCertain = true

    static let blank = Cell(text: " ", look: .plain)
    /// A cell that is equal to none that is drawn.
    static let unknown = Cell(text: "\0", look: .plain, isCertain: false)
}

/// A row of cells, as wide as the window.
struct CellRow: Hashable, Sendable {
    private(set) var cells: [Cell] = []

    /// The cells of some runs. What does not fit is left out, and the rest of the row is blank.
    init(_ runs: [Run], width: Int) {
        cells.reserveCapacity(width)
        for run in runs { add(run, width) }
        cells += repeatElement(.blank, count: max(0, width - cells.count))
    }

    /// A row of which nothing is known.
    init(unknown width: Int) {
        cells = Array(repeating: .unknown, count: width)
    }

    /// Whether terminals may disagree on where something on the row is.
    var isCertain: Bool { cells.allSatisfy(\.isCertain) }

    /// The shifts that bring most of what stays the same to its place in another row; none if one would cut a wide
    /// character in two.
    func shifts(to new: CellRow, most: Int) -> [Shift] {
        let shifts = [Shift](from: cells, to: new.cells, most: most) { $0 == .blank }
        var row = cells
        for shift in shifts {
            if shift.cutsCharacter(of: row) { return [] }
            row = row.shifted(by: shift, filling: .blank)
        }
        return shifts
    }

    private mutating func add(_ run: Run, _ width: Int) {
        let blank = Cell(text: " ", look: run.look.ofBlank)
        if run.text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) {
            for byte in run.text.utf8.prefix(width - cells.count) {
                cells.append(byte == 0x20 ? blank : Cell(text: String(Unicode.Scalar(byte)), look: run.look))
            }
            return
        }
        for character in run.text {
            let size = CellWidth.of(character)
            guard cells.count + size <= width else { return }
            if character == " " {
                cells.append(blank)
            } else if size == 0 {
                mark(with: character)
            } else {
                add(character, size, run.look)
            }
        }
    }

    private mutating func add(_ character: Character, _ size: Int, _ look: Look) {
        cells.append(
            Cell(text: String(character), look: look, isWide: size == 2, isCertain: character.hasCertainCells))
        if size == 2 { cells.append(Cell(text: "", look: look)) }
    }

    /// Adds a mark that takes no cell to the character before it.
    private mutating func mark(with character: Character) {
        guard let last = cells.lastIndex(where: { !$0.text.isEmpty }) else { return }
        cells[last].text.append(character)
        cells[last].isCertain = false
    }
}

extension Character {
    /// Whether all terminals agree on the cells that it takes: one scalar that is no picture and no mark.
    fileprivate var hasCertainCells: Bool {
        if utf8.count == 1 { return true }
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
        switch scalar.value {
        case 0xA0...0x2FF, 0x370...0x482, 0x2010...0x205E, 0x20A0...0x20BF, 0x2190...0x22FF, 0x2500...0x25FC: break
        case 0x5D0...0x5EA, 0x621...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3: break
        default: return false
        }
        return scalar.value != 0xAD && !scalar.properties.isEmoji
    }
}
