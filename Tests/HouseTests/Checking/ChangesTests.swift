import Foundation
import Testing

/// `scripts/update` says what it changed: equal changes once.
@Suite struct ChangesTests {
    /// A golden whose whole text is context but for what a row says.
    private static func golden(_ name: String, _ lines: String...) -> String {
        let path = "Tests/OrdersTests/Goldens/\(name).txt"
        return "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n"
            + lines.map { "\($0)\n" }.joined()
    }

    @Test(arguments: [
        ("", "Nothing changed: all of it is up to date.\n"),
        (
            golden("a", "  Order #7", "  Placed", "+ Paid") + golden("b", "  Order #8", "  Placed", "+ Paid"),
            "2 goldens: a line was added below “Placed”\n    +  Paid\n"
        ),
        (
            golden("a", "  Placed", "- Paid") + golden("b", "  Packed", "- Paid"),
            "2 goldens: a line was taken out below “Placed” and one other line\n    -  Paid\n"
        ),
        (
            golden("a", "  ────", "- 1 Share", "+ 2 Share") + golden("b", "- 3 Share", "+ 4 Share"),
            "2 goldens: only a number changed at the top\n    -  1 Share\n    +  2 Share\n"
        ),
        (golden("a", "- a  b", "+ a b"), "a golden: only space changed at the top\n    -  a  b\n    +  a b\n"),
    ])
    func `equal changes are said once, with the number of files`(difference: String, said: String) throws {
        #expect(try Self.run(difference).hasPrefix(said))
    }

    private static func run(_ difference: String) throws -> String {
        let (awk, input, output) = (Process(), Pipe(), Pipe())
        awk.executableURL = URL(filePath: "/usr/bin/env")
        awk.arguments = ["awk", "-f", Repository.root.appending(path: "scripts/lib/changes").path]
        (awk.standardInput, awk.standardOutput) = (input, output)
        try awk.run()
        try input.fileHandleForWriting.write(contentsOf: Data(difference.utf8))
        try input.fileHandleForWriting.close()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        awk.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }
}
