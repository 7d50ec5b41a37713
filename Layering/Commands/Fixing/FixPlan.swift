import LayeringEngine

/// The changes that mend what breaks a rule and can be mended for certain: nothing is written.
struct FixPlan {
    /// A file before and after.
    struct Change {
        /// The file, from the package's root.
        let path: String
        /// Its bytes as they were read.
        let old: [UInt8]
        /// Its bytes as they should be.
        let new: [UInt8]

        /// The difference, as `diff -u` writes it.
        var diff: String {
            UnifiedDiff.written(
                path, from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
        }
    }

    /// The files that would change: the manifest, then sources.
    private(set) var changes: [Change] = []
    /// The findings that are left to a person, with why.
    private(set) var left: [(finding: Finding, reason: String)] = []

    private let selection: Selection
    private let sources: any Sources

    /// Plans all changes.
    ///
    /// - Parameters:
    ///   - check: the check of the package.
    ///   - selection: the findings to mend.
    ///   - hasOneManifest: whether no other manifest is there for some version of Swift.
    ///   - sources: gives the bytes of each source.
    init(_ check: Check, _ selection: Selection, hasOneManifest: Bool, sources: some Sources) {
        self.selection = selection
        self.sources = sources
        let found = check.unexcepted(sources).filter(selection.includes)
        let undeclared = found.filter { $0.rule == Rule.undeclaredDependency.id }
        let unused = found.filter { $0.rule == Rule.unusedDependency.id }
        if hasOneManifest, let manifest = check.manifests[""], check.manifests.count == 1 {
            var plan = ManifestPlan(check, sources)
            let old = plan.text.bytes
            for finding in undeclared { plan.declare(finding) }
            for finding in unused { plan.remove(finding) }
            left = plan.left
            add(Change(path: manifest.path, old: old, new: plan.text.bytes))
        } else {
            left = (undeclared + unused).map { ($0, "there are several manifests") }
        }
        for target in check.layered.package.targets where target.isChecked && check.scope.contains(target.path) {
            fixImports(of: target)
        }
    }

    private mutating func fixImports(of target: TargetFacts) {
        let paths = target.sources.filter { $0.hasSuffix(".swift") }
        let old = paths.map { sources.bytes(of: $0) ?? [] }
        for (path, (old, new)) in zip(paths, zip(old, SourceFixes.fixed(old, of: target.kind))) {
            if selection.includesAll(in: path) { add(Change(path: path, old: old, new: new)) }
        }
    }

    private mutating func add(_ change: Change) {
        if change.old != change.new { changes.append(change) }
    }
}

extension Sources {
    /// The bytes of a source; nil if it cannot be read.
    func bytes(of path: String) -> [UInt8]? {
        var bytes: [UInt8]?
        withBytes(of: path, in: Disk.Room()) { bytes = Array(UnsafeBufferPointer(start: $0, count: $1)) }
        return bytes
    }
}
