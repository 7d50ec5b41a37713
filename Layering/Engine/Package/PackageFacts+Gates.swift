/// Which targets have the gate.
///
/// A plugin is not told what else plugins are attached to. But all of them are asked before anything is built, and each
/// leaves a file behind that tells this planning of the build from others. So who has the gate is who left the same.
extension PackageFacts {
    /// Finds out which of the targets have the gate, and which have other plugins.
    ///
    /// - Parameters:
    ///   - session: the planning that this gate belongs to.
    ///   - text: gives the text of a file.
    ///   - names: gives the names in a folder.
    package mutating func settleGates(
        in session: String, reading text: (String) -> String?, listing names: (String) -> [String]
    ) {
        for number in targets.indices {
            guard let file = targets[number].gateFile else { continue }
            targets[number].isGated = text(file) == session
            // Each plugin of a target has a folder beside the others, from the time it is asked.
            let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
            let plugins = names(folders.joined(separator: "/"))
            targets[number].isGenerated = plugins.contains { $0 != TargetFacts.gate }
        }
    }

    /// Whether a target waits, on some platform, for no other of its package that could have the gate, not even through
    /// one in C.
    func isLeaf(_ number: Int) -> Bool {
        var (seen, waiting) = (Set([number]), [number])
        while let next = waiting.popLast() {
            for name in targets[next].dependencies where !targets[next].conditional.contains(name) {
                guard targets[next].brought[name] == nil, let other = targets.firstIndex(where: { $0.name == name })
                else { continue }
                if targets[other].isGated != nil { return false }
                if seen.insert(other).inserted { waiting.append(other) }
            }
        }
        return true
    }
}
