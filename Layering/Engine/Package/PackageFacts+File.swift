/// Package facts as a file: what the gate hands to the tool. One fact a line, its parts apart by tabs.
extension PackageFacts {
    /// Why a file of facts cannot be used.
    package struct Unreadable: Error, CustomStringConvertible {
        /// What is wrong, and where.
        package let description: String
    }

    /// Reads a file of facts.
    package init(fileText text: String) throws(Unreadable) {
        self.init(name: "")
        // Over bytes: a package of a thousand modules has a long file.
        for (index, line) in text.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let parts = line.split(separator: Byte.tab, omittingEmptySubsequences: false).map { String(Substring($0)) }
            guard read(parts[0], Array(parts.dropFirst())) else {
                throw Unreadable(
                    description: "line \(index + 1) of the package's facts makes no sense: \(Substring(line))")
            }
        }
    }

    private mutating func read(_ fact: String, _ values: [String]) -> Bool {
        switch (fact, values.count) {
        case ("package", 1): name = values[0]
        case ("target", 3):
            guard let kind = TargetFacts.Kind(rawValue: values[1]) else { return false }
            targets.append(TargetFacts(name: values[0], kind: kind, path: values[2]))
        case ("dependency", 1) where !targets.isEmpty: targets[targets.count - 1].dependencies.append(values[0])
        case ("source", 1) where !targets.isEmpty: targets[targets.count - 1].sources.append(values[0])
        case ("gated", 1) where !targets.isEmpty: targets[targets.count - 1].isGated = values[0] == "yes"
        default: return false
        }
        return true
    }

    /// The facts as such a file.
    package var fileText: String {
        var lines = ["package\t\(name)"]
        for target in targets {
            lines.append("target\t\(target.name)\t\(target.kind.rawValue)\t\(target.path)")
            lines += target.dependencies.map { "dependency\t\($0)" }
            lines += target.sources.map { "source\t\($0)" }
            if let isGated = target.isGated { lines.append("gated\t\(isGated ? "yes" : "no")") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
