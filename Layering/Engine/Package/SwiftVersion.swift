/// A version of Swift, or of its tools.
package struct SwiftVersion: Comparable, Sendable {
    private let parts: [Int]

    /// Parses a version such as `6.2.1`, whose missing parts are zero; nothing if it is none.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard 1...3 ~= parts.count, !parts.contains(nil) else { return nil }
        self.parts = parts.compactMap(\.self) + Array(repeating: 0, count: 3 - parts.count)
    }

    /// Parses the output of `swift --version`.
    package init?(output: String) {
        guard let start = Self.end(of: "Swift version ", in: output) else { return nil }
        self.init(output[start...].prefix { $0.isNumber || $0 == "." })
    }

    /// Parses the comment that a manifest begins with; without one it is of version 3.1.
    package init(manifest: String) {
        let line = manifest.drop { $0.isWhitespace }.prefix { !$0.isNewline }
        let isComment = line.hasPrefix("//") && line.lowercased().contains("swift-tools-version:")
        let number = line.drop { $0 != ":" }.dropFirst().drop { $0.isWhitespace }.prefix { $0.isNumber || $0 == "." }
        parts = isComment ? Self(number)?.parts ?? [3, 1, 0] : [3, 1, 0]
    }

    private static func end(of word: String, in text: String) -> String.Index? {
        text.indices.first { text[$0...].hasPrefix(word) }.map { text.index($0, offsetBy: word.count) }
    }

    /// The names of this version in names of manifests: the more exact one comes first.
    var names: [String] {
        (1...3).reversed().map { parts.prefix($0).map(String.init).joined(separator: ".") }
    }

    /// By major, minor and patch.
    package static func < (one: Self, other: Self) -> Bool { one.parts.lexicographicallyPrecedes(other.parts) }
}
