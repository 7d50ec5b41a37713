import Testing

@testable import TextShell

@Suite struct EditDistanceTests {
    @Test func `counts letters that are added, removed, changed or swapped`() {
        let rows: [(String, String, Int)] = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1),
            ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "xbc", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
            ("ordres", "orders", 1), ("serach", "search", 1), ("abcdef", "badcfe", 3), ("é", "e", 1),
        ]
        for (old, new, distance) in rows {
            let found = EditDistance(from: Array(old.unicodeScalars), to: Array(new.unicodeScalars)).value
            #expect(found == distance, "\(old) to \(new)")
        }
    }
}

@Suite struct NearWordsTests {
    @Test func `a slip finds the nearest words, and the start of a word its whole`() {
        let words = ["search", "set", "orders", "settings", "sign out", "register", "list", "lost", "back", "go"]
        let rows: [(String, [String])] = [
            ("serach", ["search"]), ("ORDRES", ["orders"]), ("oders", ["orders"]), ("regis", ["register"]),
            ("singout", ["sign out"]), ("sett", ["settings"]), ("lisst", ["list"]), ("lxst", ["list", "lost"]),
            ("bakc", ["back"]), ("x", []), ("xyz", []), ("g", []), ("", []), ("backk up the store", []),
            (String(repeating: "a", count: 10_000), []),
        ]
        for (line, expected) in rows {
            #expect(NearWords.nearest(to: line, among: words) == expected, "\(line.prefix(20))")
        }
    }
}
