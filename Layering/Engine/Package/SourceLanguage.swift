/// The languages of the files that are read.
package enum SourceLanguage {
    case swift, c

    /// The language of a file by its name; nothing for files that are not read.
    package init?(_ path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = path.utf8[path.utf8.index(after: dot)...]
        if ending.elementsEqual("swift".utf8) {
            self = .swift
        } else if (Self.sources + Self.headers).contains(where: { ending.elementsEqual($0.utf8) }) {
            self = .c
        } else {
            return nil
        }
    }

    /// The endings of the names of all files that are read.
    package static let endings = ["swift"] + sources + headers

    /// Whether a file is one that others include.
    package static func isHeader(_ path: String) -> Bool {
        Self.headers.contains { path.hasSuffix(".\($0)") }
    }

    /// Sources in C, C++ and Objective-C, and assembler.
    private static let sources = ["c", "cpp", "cc", "m", "mm", "cxx", "s", "S"]
    private static let headers = ["h", "hpp", "hh", "h++", "hp", "hxx", "H", "ipp", "inc", "inl", "def"]
}
