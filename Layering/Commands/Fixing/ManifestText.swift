import LayeringEngine

/// The text of a manifest, with the dependencies of targets where a look at the text leaves no doubt about them.
///
/// That is where `Package(targets: [.target(name: "A", dependencies: ["B"])])` has them as literals.
struct ManifestText {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Removes a dependency of a target; false, with nothing changed, where its place is in doubt.
    mutating func remove(_ name: String, from target: String) -> Bool {
        let manifest = ManifestTokens(bytes)
        guard let list = manifest.dependencies(of: target), let array = list.array,
            let range = manifest.range(toRemove: name, from: array)
        else { return false }
        bytes.removeSubrange(range)
        return true
    }

    /// Adds a dependency to a target; false, with nothing changed, where its place is in doubt.
    mutating func add(_ name: String, to target: String) -> Bool {
        let manifest = ManifestTokens(bytes)
        guard !name.utf8.contains(where: { [Byte.quote, Byte.backslash, Byte.newline].contains($0) }),
            let list = manifest.dependencies(of: target)
        else { return false }
        guard let array = list.array else {
            bytes.insert(contentsOf: ", dependencies: [\"\(name)\"]".utf8, at: manifest.end(of: list.name))
            return true
        }
        guard let (text, offset) = manifest.insertion(of: name, into: array) else { return false }
        bytes.insert(contentsOf: text.utf8, at: offset)
        return true
    }
}

extension ManifestTokens {
    /// The name of a target and the array of its dependencies, which may not be there.
    fileprivate struct Declaration {
        let name: Part
        var array: Part?
    }

    /// The dependencies of a target that is declared once, outside of any `#if`.
    fileprivate func dependencies(of target: String) -> Declaration? {
        let packages = tokens.indices.filter { text($0) == "Package" && text($0 + 1) == "(" }
        let isConditional = tokens.indices.contains { text($0) == "#" && text($0 + 1) == "if" }
        guard packages.count == 1, !isConditional,
            let targets = parts(in: packages[0] + 1).first(where: { $0.label == "targets" }), isArray(targets)
        else { return nil }
        let found = parts(in: targets.tokens.lowerBound).compactMap { declaration($0) }.filter {
            string($0.name) == target
        }
        guard found.count == 1, let arguments = found.first else { return nil }
        guard let array = arguments.array else { return arguments }
        return isArray(array) ? arguments : nil
    }

    /// A target, if it is a call such as `.target(name: "A", …)` and nothing else.
    private func declaration(_ part: Part) -> Declaration? {
        let first = part.tokens.lowerBound
        guard text(first) == ".", ["target", "executableTarget", "testTarget", "macro"].contains(text(first + 1)),
            text(first + 2) == "(", tokens[first + 2].partner == part.tokens.upperBound - 1
        else { return nil }
        let arguments = parts(in: first + 2)
        guard let name = arguments.first, name.label == "name" else { return nil }
        return Declaration(name: name, array: arguments.first { $0.label == "dependencies" })
    }

    /// The name that an element of a list of dependencies stands for, if it has no condition.
    func dependency(_ part: Part) -> String? {
        if let name = string(part) { return name }
        let first = part.tokens.lowerBound
        guard text(first) == ".", ["target", "byName", "product"].contains(text(first + 1)), text(first + 2) == "(",
            tokens[first + 2].partner == part.tokens.upperBound - 1
        else { return nil }
        let arguments = parts(in: first + 2)
        let isPlain = arguments.dropFirst().allSatisfy { $0.label == "package" && string($0) != nil }
        return arguments.first.flatMap { $0.label == "name" && isPlain ? string($0) : nil }
    }
}
