/// Which targets have the gate.
///
/// A plugin is not told what else plugins are attached to. But all of them are asked before anything is built, and each
/// leaves its facts behind, with what tells this manifest from others. So who has the gate is who left them.
extension PackageFacts {
    /// Finds out which of the targets that need the gate have it.
    ///
    /// - Parameter text: gives the text of a file.
    package mutating func settleGates(reading text: (String) -> String?) {
        guard let manifest else { return }
        for number in targets.indices where isLeaf(number) {
            guard let file = targets[number].gateFile else { continue }
            targets[number].isGated = text(file)?.contains("manifest\t\(manifest)\n") ?? false
        }
    }

    /// Whether a target depends on no other that could have the gate.
    func isLeaf(_ number: Int) -> Bool {
        targets[number].dependencies.allSatisfy { name in
            targets.first { $0.name == name }.map { $0.isGated == nil } ?? true
        }
    }
}
