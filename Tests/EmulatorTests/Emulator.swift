import CVTerm

/// A terminal of other people's: libvterm, which editors draw terminals with.
final class Emulator {
    /// One cell as it is shown.
    struct Shown: Equatable {
        /// The character, or the empty text in the second cell of a wide one.
        var text: String
        var isReversed = false
    }

    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    let size: (columns: Int, rows: Int)

    /// An empty terminal, whose cursor does not wrap.
    init?(columns: Int, rows: Int) {
        guard let terminal = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(terminal) else {
            return nil
        }
        (self.terminal, self.screen, size) = (terminal, screen, (columns, rows))
        vterm_set_utf8(terminal, 1)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
        write("\u{1B}[?1049h\u{1B}[?7l")
    }

    deinit { vterm_free(terminal) }

    /// Takes bytes, as a terminal does.
    func write(_ bytes: String) {
        var bytes = bytes
        bytes.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) { _ = vterm_input_write(terminal, $0.baseAddress, $0.count) }
        }
    }

    /// The cell at a place.
    func cell(_ row: Int, _ column: Int) -> Shown {
        var cell = VTermScreenCell()
        vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
        let characters = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
        guard characters[0] != UInt32.max else { return Shown(text: "") }
        var text = ""
        for value in characters.prefix(while: { $0 != 0 }) {
            Unicode.Scalar(value).map { text.unicodeScalars.append($0) }
        }
        return Shown(text: text.isEmpty ? " " : text, isReversed: cell.attrs.reverse != 0)
    }

    /// Whether a cell shows one byte of ASCII and nothing else: most do, and to ask is cheaper than to read them.
    func shows(_ byte: UInt8, _ row: Int, _ column: Int, isReversed: Bool?) -> Bool {
        var cell = VTermScreenCell()
        vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
        guard cell.chars.1 == 0, cell.chars.0 == UInt32(byte) || cell.chars.0 == 0 && byte == 0x20 else { return false }
        return isReversed.map { $0 == (cell.attrs.reverse != 0) } ?? true
    }

    /// Whether a cell holds the very same as another terminal's, which is cheaper to ask, too.
    func isAlike(_ other: Emulator, _ row: Int, _ column: Int) -> Bool {
        var (one, two) = (VTermScreenCell(), VTermScreenCell())
        let place = VTermPos(row: Int32(row), col: Int32(column))
        vterm_screen_get_cell(screen, place, &one)
        vterm_screen_get_cell(other.screen, place, &two)
        return one.chars == two.chars && one.attrs.reverse == two.attrs.reverse
    }

    /// The place of the cursor.
    var cursor: (row: Int, column: Int) {
        var place = VTermPos(row: 0, col: 0)
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
        return (Int(place.row), Int(place.col))
    }
}
