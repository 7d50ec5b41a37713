/// A name or path in which `*` stands for anything but a slash.
package enum Glob {
    /// Whether a pattern is one of a path, or of a folder that it is in.
    package static func covers(_ pattern: String, _ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.indices.contains { matches(pattern, parts[...$0].joined(separator: "/")) }
    }

    /// Whether a pattern is one of a text as a whole.
    package static func matches(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
        var (at, position) = (0, 0)
        // Where the last star was, and how far it reaches so far: a mismatch lets it reach one byte further.
        var star: (pattern: Int, text: Int)?
        while position < text.count {
            if at < pattern.count, pattern[at] == Byte.star {
                star = (at, position)
                at += 1
            } else if at < pattern.count, pattern[at] == text[position] {
                at += 1
                position += 1
            } else if let last = star, text[last.text] != Byte.slash {
                star = (last.pattern, last.text + 1)
                at = last.pattern + 1
                position = last.text + 1
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == Byte.star }
    }
}
