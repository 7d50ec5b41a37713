/// Targets that only carry the gate.
extension Check {
    /// The targets with the gate that have no code and depend on no other: they are there so that it runs once for all
    /// that depend on them.
    ///
    /// Each target may depend on them, and none of the layers has them. With the first line of code, one is a target
    /// like any other.
    func gateTargets(_ facts: [FileFacts]) -> Set<Int> {
        targetsWithoutCode(facts).filter {
            layered.package.targets[$0].isGated == true && layered.package.targets[$0].dependencies.isEmpty
        }
    }

    /// The targets whose sources have nothing but comments.
    func targetsWithoutCode(_ facts: [FileFacts]) -> Set<Int> {
        Set(facts.map(\.target)).subtracting(facts.filter { !$0.isEmpty }.map(\.target))
    }
}
