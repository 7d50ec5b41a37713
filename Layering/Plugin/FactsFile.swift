import Foundation

/// The file in which the gate's program finds what is declared: one fact on each line, its parts separated by tabs.
enum FactsFile {
    /// Facts as such a file.
    static func text(of facts: [[String]]) -> String {
        facts.map { $0.map(escaped).joined(separator: "\t") + "\n" }.joined()
    }

    /// Writes a text, unless it is there already: a file that is written again is news to the build.
    static func write(_ text: String, to file: URL) throws {
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != text { try text.write(to: file, atomically: true, encoding: .utf8) }
    }

    /// A text as one part of one line.
    private static func escaped(_ text: String) -> String {
        let escapes: [UInt8: String] = [UInt8(ascii: "\t"): "%09", UInt8(ascii: "\n"): "%0A", UInt8(ascii: "%"): "%25"]
        let bytes = text.utf8.flatMap { byte in escapes[byte].map { Array($0.utf8) } ?? [byte] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
