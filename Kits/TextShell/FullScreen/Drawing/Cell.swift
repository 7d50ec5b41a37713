import HeadlessUI

/// One cell of a terminal, packed: rows of cells are made, copied and compared at every change.
struct Cell: Hashable, Sendable {
    /// The scalar in 21 bits, then whether the character is wide, whether it is uncertain, and the look.
    private var bits: UInt32

    /// A cell.
    ///
    /// - Parameters:
    ///   - scalar: the character that begins here, if it is one scalar; else nothing.
    ///   - look: its look.
    ///   - isWide: whether the next cell is a part of the same character.
    ///   - isCertain: whether all terminals agree on the cells that it takes.
    init(_ scalar: Unicode.Scalar, _ look: Look, isWide: Bool = false, isCertain: Bool = true) {
        bits = scalar.value | (isWide ? 1 << 21 : 0) | (isCertain ? 0 : Self.uncertain) | UInt32(look.packed) << 24
    }

    private static let uncertain: UInt32 = 1 << 22

    static let blank = Cell(" ", .plain)
    /// A cell that is equal to none that is drawn.
    static let unknown = Cell(nothing, .plain, isCertain: false)

    /// No text has it: it is made visible before.
    fileprivate static let nothing: Unicode.Scalar = "\0"

    var scalar: Unicode.Scalar { Unicode.Scalar(bits & 0x1F_FFFF) ?? Self.nothing }
    var isWide: Bool { bits & 1 << 21 != 0 }
    var isCertain: Bool { bits & Self.uncertain == 0 }
    var look: Look { Look(packed: UInt8(bits >> 24)) }

    /// The byte of a character of ASCII that all terminals agree on; nil for most others.
    var byte: UInt8? { bits & 0x7F_FFFF < 0x80 ? UInt8(truncatingIfNeeded: bits) : nil }

    /// Whether it has the look of another.
    func looks(like other: Cell) -> Bool { bits >> 24 == other.bits >> 24 }

    /// Whether it is the second cell of a wide character.
    var isSecond: Bool { bits & 0x5F_FFFF == 0 }
}

/// A row of cells, as wide as the window.
struct CellRow: Hashable, Sendable {
    private(set) var cells: [Cell] = []
    /// The characters of several scalars, by their cells. Terminals disagree on most of them.
    private var clusters: [Int: String] = [:]
    /// Whether all terminals agree on where everything on the row is.
    private(set) var isCertain = true

    /// The cells of some runs. What does not fit is left out, and the rest of the row is blank.
    init(_ runs: [Run], width: Int) {
        cells = Array(repeating: .blank, count: width)
        var count = 0
        for run in runs { add(run, at: &count) }
    }

    /// A row of which nothing is known.
    init(unknown width: Int) {
        (cells, isCertain) = (Array(repeating: .unknown, count: width), false)
    }

    /// The character that begins at a cell; empty in the second cell of a wide one.
    func text(at column: Int) -> String {
        clusters[column] ?? (cells[column].isSecond ? "" : String(cells[column].scalar))
    }

    /// The first cell that differs from another row's.
    func firstDifference(from other: CellRow) -> Int? {
        let first = cells.indices.first { cells[$0] != other.cells[$0] }
        if clusters.isEmpty, other.clusters.isEmpty { return first }
        let differing = cells.indices.first { clusters[$0] != other.clusters[$0] }
        return [first, differing].compactMap(\.self).min()
    }

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

    private mutating func add(_ run: Run, at count: inout Int) {
        let blank = Cell(" ", run.look.ofBlank)
        if run.text.isPrintableASCII {
            for byte in run.text.utf8.prefix(cells.count - count) {
                cells[count] = byte == 0x20 ? blank : Cell(Unicode.Scalar(byte), run.look)
                count += 1
            }
            return
        }
        for character in run.text {
            let size = CellWidth.of(character)
            guard count + size <= cells.count else { return }
            if size == 0 {
                mark(with: character, before: count)
            } else {
                set(character, size, character == " " ? run.look.ofBlank : run.look, at: count)
                count += size
            }
        }
    }

    private mutating func set(_ character: Character, _ size: Int, _ look: Look, at column: Int) {
        let certain = character.hasCertainCells
        if !certain { isCertain = false }
        if let scalar = character.onlyScalar {
            cells[column] = Cell(scalar, look, isWide: size == 2, isCertain: certain)
        } else {
            clusters[column] = String(character)
            cells[column] = Cell(Cell.nothing, look, isWide: size == 2, isCertain: false)
        }
        if size == 2 { cells[column + 1] = Cell(Cell.nothing, look) }
    }

    /// Adds a mark that takes no cell to the character before it.
    private mutating func mark(with character: Character, before end: Int) {
        guard let last = cells[..<end].lastIndex(where: { !$0.isSecond }) else { return }
        clusters[last] = text(at: last) + String(character)
        cells[last] = Cell(Cell.nothing, cells[last].look, isWide: cells[last].isWide, isCertain: false)
        isCertain = false
    }
}

extension Character {
    /// The scalar, if it is one alone.
    fileprivate var onlyScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    }

    /// Whether all terminals agree on the cells that it takes: one scalar that is no picture and no mark.
    fileprivate var hasCertainCells: Bool {
        guard let scalar = onlyScalar else { return false }
        switch scalar.value {
        case 0x20..<0x7F: return true
        case 0xA0...0x2FF, 0x370...0x482, 0x2010...0x205E, 0x20A0...0x20BF, 0x2190...0x22FF, 0x2500...0x25FC: break
        case 0x5D0...0x5EA, 0x621...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3: break
        default: return false
        }
        return scalar.value != 0xAD && !scalar.properties.isEmoji
    }
}
