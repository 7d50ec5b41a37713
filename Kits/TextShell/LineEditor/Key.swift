/// A key at a terminal, or a paste, by its meaning for the line that is being typed.
enum Key: Hashable, Sendable {
    case text(Unicode.Scalar)
    /// A whole paste.
    case paste(String)
    case enter
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D: deletes, or ends the input on an empty line.
    case end

    case left, right, wordLeft, wordRight, lineStart, lineEnd
    case erase, delete
    /// Ctrl-W: back to a blank.
    case eraseWord
    /// Ctrl-U.
    case eraseLine
    case killToEnd, killWord, killWordBack
    case yank, transpose, undo
    case earlier, later, earliest, latest
    /// Ctrl-R.
    case search
    /// Ctrl-G.
    case cancel
    /// Ctrl-L.
    case clear
    /// Tab, and Tab with Shift.
    case complete, completeBack
    /// Escape by itself.
    case escape

    /// Whether the key works on a terminal whose cursor cannot be moved back.
    var isPlain: Bool {
        switch self {
        case .text, .paste, .enter, .interrupt, .end, .erase, .eraseWord, .eraseLine, .complete, .escape: true
        default: recalls
        }
    }

    /// Whether the key brings an earlier line back.
    var recalls: Bool {
        switch self {
        case .earlier, .later, .earliest, .latest: true
        default: false
        }
    }
}

/// The keys, as Emacs and GNU Readline have them.
extension Key {
    /// The key of a control character.
    init?(control byte: UInt8) {
        switch byte {
        case 0x01: self = .lineStart
        case 0x02: self = .left
        case 0x03: self = .interrupt
        case 0x04: self = .end
        case 0x05: self = .lineEnd
        case 0x06: self = .right
        case 0x07: self = .cancel
        case 0x08, 0x7F: self = .erase
        case UInt8(ascii: "\t"): self = .complete
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .enter
        case 0x0B: self = .killToEnd
        case 0x0C: self = .clear
        case 0x0E: self = .later
        case 0x10: self = .earlier
        case 0x12: self = .search
        case 0x14: self = .transpose
        case 0x15: self = .eraseLine
        case 0x17: self = .eraseWord
        case 0x19: self = .yank
        case 0x1F: self = .undo
        default: return nil
        }
    }

    /// The key that is pressed with Alt, or after Escape.
    init?(alt byte: UInt8) {
        switch byte {
        case UInt8(ascii: "b"), UInt8(ascii: "B"): self = .wordLeft
        case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .wordRight
        case UInt8(ascii: "d"), UInt8(ascii: "D"): self = .killWord
        case UInt8(ascii: "<"): self = .earliest
        case UInt8(ascii: ">"): self = .latest
        case 0x08, 0x7F: self = .killWordBack
        default: return nil
        }
    }

    /// The key of a control sequence, by the bytes after `ESC [` or `ESC O`.
    init?(sequence: some StringProtocol) {
        switch sequence {
        case "A": self = .earlier
        case "B": self = .later
        case "C": self = .right
        case "D": self = .left
        case "H", "1~", "7~": self = .lineStart
        case "F", "4~", "8~": self = .lineEnd
        case "3~": self = .delete
        case "Z": self = .completeBack
        case "1;5C", "1;3C", "1;9C", "5C", "c": self = .wordRight
        case "1;5D", "1;3D", "1;9D", "5D", "d": self = .wordLeft
        case "3;5~", "3;3~": self = .killWord
        default: return nil
        }
    }
}
