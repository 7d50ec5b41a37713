import LayeringEngine

/// Where elements of an array are added and removed, so that the rest stays as it was written.
extension ManifestTokens {
    /// The bytes to remove for an element to be gone; nil where a comment, or a second such element, leaves a doubt.
    func range(toRemove name: String, from array: Part) -> Range<Int>? {
        let elements = parts(in: array.tokens.lowerBound)
        let found = elements.indices.filter { dependency(elements[$0]) == name }
        guard found.count == 1, let number = found.first else { return nil }
        let (start, end) = (start(of: elements[number]), end(of: elements[number]))
        if let line = line(from: start, to: end) { return line }
        if number + 1 < elements.count {
            return blank(end..<self.start(of: elements[number + 1])).map { start..<$0.upperBound }
        }
        if number > 0 { return blank(self.end(of: elements[number - 1])..<start).map { $0.lowerBound..<end } }
        let (open, close) = (tokens[array.tokens.lowerBound].range.upperBound, self.end(of: array) - 1)
        return blank(open..<start) != nil && blank(end..<close) != nil ? open..<close : nil
    }

    /// The text to insert for one more element, and where.
    func insertion(of name: String, into array: Part) -> (text: String, offset: Int)? {
        guard let last = parts(in: array.tokens.lowerBound).last else {
            let (open, close) = (tokens[array.tokens.lowerBound].range.upperBound, end(of: array) - 1)
            return blank(open..<close).map { _ in ("\"\(name)\"", open) }
        }
        let (start, end) = (start(of: last), end(of: last))
        // After a string with code in it, the rest of the string would be here.
        guard blank(end..<tokens[last.tokens.upperBound].range.lowerBound) != nil else { return nil }
        guard let indentation = indentation(at: start) else { return (", \"\(name)\"", end) }
        guard line(from: start, to: end) != nil else { return nil }
        return (",\(lineEnd(after: end))\(indentation)\"\(name)\"", end)
    }

    /// How the line of an offset ends.
    private func lineEnd(after offset: Int) -> String {
        let newline = bytes[offset...].firstIndex(of: Byte.newline) ?? offset
        return newline > offset && bytes[newline - 1] == Byte.carriageReturn ? "\r\n" : "\n"
    }

    /// The range, if it has nothing but space and commas.
    private func blank(_ range: Range<Int>) -> Range<Int>? {
        bytes[range].allSatisfy { Self.isSpace($0) || $0 == Byte.comma || $0 == Byte.newline } ? range : nil
    }

    /// The space before an offset, if nothing else is before it in its line.
    private func indentation(at offset: Int) -> String? {
        let start = bytes[..<offset].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
        let space = bytes[start..<offset]
        return space.allSatisfy(Self.isSpace) ? String(decoding: space, as: UTF8.self) : nil
    }

    /// The whole lines of an element that has them for itself, apart from a comma after it.
    private func line(from start: Int, to end: Int) -> Range<Int>? {
        guard let indentation = indentation(at: start), let newline = bytes[end...].firstIndex(of: Byte.newline),
            blank(end..<newline) != nil
        else { return nil }
        return (start - indentation.utf8.count)..<(newline + 1)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
    }
}
