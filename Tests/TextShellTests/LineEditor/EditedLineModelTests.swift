import Foundation
import Testing

@testable import TextShell

/// The line beside a naive one, which finds all of its characters anew after each key.
@Suite struct EditedLineModelTests {
    @Test(arguments: [1, 2, 3] as [UInt64]) func `random keys do the same to both`(seed: UInt64) {
        var random = Numbers(seed: seed)
        var (editor, model) = (LineEditor(), NaiveLine())
        for step in 0..<6000 {
            let key = Self.keys[random.next(below: Self.keys.count)]
            _ = editor.press(key)
            model.press(key)
            if editor.line.text.unicodeScalars.count > 60 {
                _ = editor.press(.interrupt)
                model = NaiveLine()
            }
            let (found, wanted) = (editor.line, model)
            let isSame =
                found.text.utf8.elementsEqual(wanted.text.utf8) && found.cursor == wanted.cursor
                && found.characters.map(\.utf8.count) == wanted.text.map(\.utf8.count)
                && found.size == wanted.text.utf8.count
            guard isSame else {
                Issue.record("seed \(seed), step \(step), \(key): \(editor.shown.debugDescription), not \(wanted)")
                return
            }
        }
    }

    @Test func `what is shown is what is sent, for every sequence of Unicode's tests`() throws {
        let sequences = try Self.sequences()
        #expect(sequences.count > 1800)
        for text in sequences {
            var editor = LineEditor()
            for scalar in text.unicodeScalars { _ = editor.press(.text(scalar)) }
            let count = text.count
            for step in 0...count {
                #expect(editor.line.text.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
                #expect(editor.line.cursor == count - step, "\(text.debugDescription)")
                _ = editor.press(.left)
            }
            _ = editor.press(.lineEnd)
            for left in (0..<count).reversed() {
                _ = editor.press(.erase)
                #expect(editor.line.text.utf8.elementsEqual(String(text.prefix(left)).utf8), "\(text.debugDescription)")
            }
            #expect(editor.press(.enter) == .line(.success("")))
        }
    }

    private static let keys: [Key] =
        "ab e\u{301}\u{200D}👩👧🏽🇩🇪日각\u{1112}\u{1161}\u{11AB}\u{915}\u{94D}\u{FE0F}".unicodeScalars.map(Key.text) + [
            .left, .left, .right, .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .erase, .delete,
            .killToEnd, .killWord, .killWordBack, .eraseWord, .transpose, .paste("x\u{301}🇩"), .paste("\u{200D}"),
        ]

    /// The sequences of GraphemeBreakTest.txt and emoji-zwj-sequences.txt, as Debian's package unicode-data has them.
    private static func sequences() throws -> [String] {
        let lines = try ["auxiliary/GraphemeBreakTest.txt", "emoji/emoji-zwj-sequences.txt"].flatMap { file in
            try String(contentsOfFile: "/usr/share/unicode/\(file)", encoding: .utf8).split(separator: "\n")
        }
        return lines.compactMap { line in
            let numbers = line.prefix { $0 != "#" && $0 != ";" }.split { " ÷×\t".contains($0) }
            let scalars = numbers.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
            return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
        }
    }
}

/// A text and a cursor as a number of characters.
private struct NaiveLine: CustomStringConvertible {
    private(set) var text = ""
    private(set) var cursor = 0

    var description: String { "\(text.debugDescription) at \(cursor)" }

    mutating func press(_ key: Key) {
        let (word, isLetter) = (Array(text), { (character: Character) in character.isLetter || character.isNumber })
        let back = word[..<cursor].reversed()
        let start =
            cursor - back.prefix { !isLetter($0) }.count - back.drop { !isLetter($0) }.prefix(while: isLetter).count
        let rest = word[cursor...]
        let end =
            cursor + rest.prefix { !isLetter($0) }.count + rest.drop { !isLetter($0) }.prefix(while: isLetter).count
        let blank = cursor - back.prefix { $0 == " " }.count - back.drop { $0 == " " }.prefix { $0 != " " }.count
        switch key {
        case .text(let scalar): replace(cursor, cursor, String(scalar))
        case .paste(let text): replace(cursor, cursor, text)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(word.count, cursor + 1)
        case .wordLeft: cursor = start
        case .wordRight: cursor = end
        case .lineStart: cursor = 0
        case .lineEnd: cursor = word.count
        case .erase: replace(max(0, cursor - 1), cursor, "")
        case .delete: replace(cursor, min(word.count, cursor + 1), "")
        case .killToEnd: replace(cursor, word.count, "")
        case .killWord: replace(cursor, end, "")
        case .killWordBack: replace(start, cursor, "")
        case .eraseWord: replace(blank, cursor, "")
        case .transpose: transpose(word)
        default: break
        }
    }

    private mutating func transpose(_ word: [Character]) {
        let second = min(cursor, word.count - 1)
        if second > 0 { replace(second - 1, second + 1, "\(word[second])\(word[second - 1])") }
    }

    /// Replaces characters; the cursor is then before the first one that begins at or after the end of the new text.
    private mutating func replace(_ start: Int, _ end: Int, _ new: String) {
        if start == end, new.isEmpty { return }
        let before = String(text.prefix(start)) + new
        text = before + String(text.dropFirst(end))
        cursor = 0
        var passed = 0
        for character in text where passed < before.utf8.count {
            passed += character.utf8.count
            cursor += 1
        }
    }
}

/// Random numbers that are the same each time.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next(below count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % count
    }
}
