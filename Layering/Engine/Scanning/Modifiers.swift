/// The words before a declaration that say who sees it and how it behaves.
extension UnsafeMutablePointer<Token> {
    /// The modifiers before a keyword such as `struct`, from the last to the first; attributes may be among them.
    func modifiers(before keyword: Int, in bytes: UnsafePointer<UInt8>) -> [String] {
        var (found, end) = ([String](), keyword)
        while let word = lastName(before: end), self[word].kind == Token.word {
            if let sign = attribute(named: word) {
                end = sign
                continue
            }
            let name = self[word].name(in: bytes)
            guard Self.modifiers.contains(name) else { break }
            found.append(name)
            end = word
        }
        return found
    }

    /// The name that ends here, or whose arguments do: `objc` of `@objc(A)`.
    private func lastName(before end: Int) -> Int? {
        guard end > 0 else { return nil }
        guard self[end - 1].kind == Byte.closeParenthesis else { return end - 1 }
        return self[end - 1].partner == Token.none || self[end - 1].partner == 0 ? nil : Int(self[end - 1].partner) - 1
    }

    /// The `@` before a name, which may be in others: `@Module.name`.
    private func attribute(named word: Int) -> Int? {
        var first = word
        while isMember(first), first > 1, self[first - 2].isWord { first -= 2 }
        return first > 0 && self[first - 1].kind == Byte.at ? first - 1 : nil
    }

    private static var modifiers: Set<String> {
        [
            "public", "package", "open", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
            "distributed", "static",
        ]
    }
}

extension [String] {
    /// Whether no other file sees what has these modifiers.
    var isOfFile: Bool { contains("private") || contains("fileprivate") }

    /// Whether other modules of the package see it.
    var isShared: Bool { contains("public") || contains("package") || contains("open") }
}
