import Support
import Testing

@testable import TextShell

@Suite("Parts of a row that move") struct ShiftTests {
    /// A row before and after, and the shifts between them.
    static let rows: [(old: String, new: String, shifts: [Shift])] = [
        ("", "", []),
        ("same", "same", []),
        ("abcdef", "uvwxyz", []),
        ("a shipped   9.40", "a shipped   8.40", []),
        // A column widens at the cost of the blanks before the next, or of what is behind all.
        (
            "#7  placed  Ana Ruiz         19.40", "#7  placed     Ana Ruiz      19.40",
            [.delete(at: 26, count: 3), .insert(at: 12, count: 3)]
        ),
        ("#7  paid  Ana Ruiz      ", "#7  paid      Ana Ruiz  ", [.insert(at: 10, count: 4)]),
        // It becomes narrower.
        ("#7  paid      Ana Ruiz  ", "#7  paid  Ana Ruiz      ", [.delete(at: 10, count: 4)]),
        (
            "#7  placed     Ana Ruiz      19.40", "#7  placed  Ana Ruiz         19.40",
            [.delete(at: 12, count: 3), .insert(at: 26, count: 3)]
        ),
        // The changed row itself.
        ("#7  placed  2026-11-26  ", "#7  ready now  2026-11-26", [.insert(at: 10, count: 3)]),
        // Too little stays the same, or it was moved too far.
        ("#7  placed  Ana    9.40", "#7  placed     Ana 9.40", []),
        ("abc   ", "   abc", []),
        ("abcdefgh            ", "            abcdefgh", []),
    ]

    @Test func `the shifts bring what stays the same to its new place`() {
        for (old, new, shifts) in Self.rows {
            let length = max(old.count, new.count)
            let (was, now) = (Self.padded(old, length), Self.padded(new, length))
            #expect([Shift](from: was, to: now, most: 8) { $0 == " " } == shifts, "“\(old)” to “\(new)”")
        }
    }

    @Test func `what is moved is where it belongs, and nothing that was there is worse`() {
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<1_000 {
            let old = Self.row(&numbers)
            let new = Self.changed(old, &numbers)
            let shifts = [Shift](from: old, to: new, most: 8) { $0 == " " }
            let moved = shifts.reduce(old) { $0.shifted(by: $1, filling: " ") }
            let (before, after) = (Self.wrong(old, new), Self.wrong(moved, new))
            #expect(moved.count == new.count && (shifts.isEmpty || after <= before), "\(String(old)) to \(String(new))")
        }
    }

    @Test func `a shift cuts no wide character in two`() {
        let row = CellRow([Run(text: "ab日本cd")], width: 8).cells
        for (shift, cuts) in [
            (Shift.delete(at: 2, count: 2), false), (.delete(at: 3, count: 2), true), (.delete(at: 2, count: 1), true),
            (.insert(at: 4, count: 2), false), (.insert(at: 5, count: 1), true), (.insert(at: 0, count: 3), true),
        ] {
            #expect(shift.cutsCharacter(of: row) == cuts, "\(shift)")
        }
    }

    private static func padded(_ text: String, _ count: Int) -> [Character] {
        Array(text) + repeatElement(" ", count: count - text.count)
    }

    private static func row(_ numbers: inout SeededGenerator) -> [Character] {
        (0..<40).map { _ in Array("    abc12").randomElement(using: &numbers) ?? " " }
    }

    /// The row with some shifts and some other letters.
    private static func changed(_ row: [Character], _ numbers: inout SeededGenerator) -> [Character] {
        (0..<Int.random(in: 0...4, using: &numbers)).reduce(row) { row, _ in
            let (place, count) = (Int.random(in: 0..<32, using: &numbers), Int.random(in: 1...8, using: &numbers))
            var new = row
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: new = row.shifted(by: .insert(at: place, count: count), filling: " ")
            case 1: new = row.shifted(by: .delete(at: place, count: count), filling: " ")
            default: new[place] = "x"
            }
            return new
        }
    }

    private static func wrong(_ row: [Character], _ new: [Character]) -> Int {
        zip(row, new).count { $0 != $1 }
    }
}
