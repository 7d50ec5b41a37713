import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Differences are written as `diff -u` writes them.
@Suite struct UnifiedDiffTests {
    @Test func `a change has three lines around it`() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacing("5\n", with: "five\n").replacing("12\n", with: "12\n13")
        #expect(
            UnifiedDiff.written("a", from: old, to: new) == """
                --- a/a
                +++ b/a
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                @@ -10,3 +10,4 @@
                 10
                 11
                 12
                +13
                \\ No newline at end of file

                """)
    }

    @Test func `equal texts have no difference, and an empty one begins at no line`() {
        #expect(UnifiedDiff.written("a", from: "a\r\nb", to: "a\r\nb") == "")
        #expect(UnifiedDiff.written("a", from: "", to: "a\n") == "--- a/a\n+++ b/a\n@@ -0,0 +1,1 @@\n+a\n")
    }

    @Test func `the old text with its difference is the new one`() {
        var random = SplitMix(seed: 3)
        for round in 0..<300 {
            let old = (0..<random.below(40)).map { _ in "\(random.below(9))\r\n" }
            var new = old
            for _ in 0..<random.below(6) where !new.isEmpty {
                let place = random.below(new.count)
                if random.below(2) == 0 { new.remove(at: place) } else { new.insert("new \(round)\n", at: place) }
            }
            let diff = UnifiedDiff.written("a", from: old.joined(), to: new.joined())
            #expect(applied(diff, to: old) == new, "\(diff)")
        }
    }

    private func applied(_ diff: String, to old: [String]) -> [String] {
        var (new, cursor) = ([String](), 0)
        for line in diff.unicodeScalars.split(separator: "\n").dropFirst(2).map({ "\(String($0))\n" }) {
            if let heading = line.firstMatch(of: #/^@@ -(\d+),(\d+)/#) {
                let start = (Int(heading.1) ?? 0) - (heading.2 == "0" ? 0 : 1)
                new += old[cursor..<start]
                cursor = start
            } else {
                if !line.hasPrefix("+") { cursor += 1 }
                if !line.hasPrefix("-") { new.append(String(line.dropFirst())) }
            }
        }
        return new + old[cursor...]
    }
}
