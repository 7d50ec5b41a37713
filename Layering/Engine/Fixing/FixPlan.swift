/// The changes that mend what breaks a rule and can be mended for certain: nothing is written.
package struct FixPlan {
    /// A file before and after.
    package struct Change {
        /// The file, from the package's root.
        package let path: String
        /// Its bytes as they were read.
        package let old: [UInt8]
        /// Its bytes as they should be.
        package let new: [UInt8]

        /// The difference, as `diff -u` writes it.
        package var diff: String {
            UnifiedDiff.written(
                path, from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
        }
    }

    /// The files that would change, by path.
    package private(set) var changes: [Change] = []
    /// The findings that are left to a person, with why.
    package private(set) var left: [(finding: Finding, reason: String)] = []

    private let check: Check
    private let sources: any Sources
    private var package: PackageFacts { check.layered.package }
    private var manifest: ManifestText
    /// By a target's number, the targets that it depends on, with those that are added.
    private var dependencies: [[String]]

    /// Plans all changes.
    ///
    /// - Parameters:
    ///   - check: the check of the package.
    ///   - selection: the findings to mend.
    ///   - hasOneManifest: whether no other manifest is there for some version of Swift.
    ///   - sources: gives the bytes of each source.
    package init(_ check: Check, _ selection: Selection, hasOneManifest: Bool, sources: some Sources) {
        self.check = check
        self.sources = sources
        let old = Self.read(check.manifest.path, sources) ?? []
        manifest = ManifestText(old)
        dependencies = check.layered.package.targets.map(\.dependencies)
        let found = check.unexcepted(sources)
        let undeclared = found.filter { $0.rule == Rule.undeclaredDependency.id }
        let unused = found.filter { $0.rule == Rule.unusedDependency.id && selection.includes($0) }
        if hasOneManifest {
            declare(undeclared.filter(selection.includes))
            let isAllDeclared = left.isEmpty && undeclared.allSatisfy(selection.includes)
            for finding in unused { remove(finding, isAllDeclared: isAllDeclared) }
        } else {
            left = (undeclared.filter(selection.includes) + unused).map { ($0, "there are several manifests") }
        }
        add(Change(path: check.manifest.path, old: old, new: manifest.bytes))
        for target in package.targets where target.isChecked { fixImports(of: target, selection) }
    }

    private static func read(_ path: String, _ sources: some Sources) -> [UInt8]? {
        var bytes: [UInt8]?
        sources.withBytes(of: path, in: Disk.Room()) { bytes = Array(UnsafeBufferPointer(start: $0, count: $1)) }
        return bytes
    }

    private mutating func add(_ change: Change) {
        if change.old != change.new { changes.append(change) }
    }
}

extension FixPlan {
    /// Declares what is imported, once for each target and module.
    private mutating func declare(_ findings: [Finding]) {
        var done: Set<[String]> = []
        for finding in findings {
            guard let target = package.targets.firstIndex(where: { $0.sources.contains(finding.path) }),
                let number = check.layered.numbers[finding.name]
            else {
                left.append((finding, "it is not clear which target that is"))
                continue
            }
            let (own, name) = (package.targets[target].name, package.targets[number].name)
            guard !done.contains([own, name]) else { continue }
            if isConditional(finding) {
                left.append((finding, "the import is within #if"))
            } else if reaches(from: name, own) {
                left.append((finding, "\(name) depends on \(own)"))
            } else if manifest.add(name, to: own) {
                dependencies[target].append(name)
                done.insert([own, name])
            } else {
                left.append((finding, "Package.swift does not show plainly where"))
            }
        }
    }

    private func isConditional(_ finding: Finding) -> Bool {
        let imports = ImportStatements(Self.read(finding.path, sources) ?? []).all
        return !imports.contains { $0.module == finding.name && !$0.isConditional }
    }

    private func reaches(from name: String, _ other: String) -> Bool {
        var (reached, waiting) = (Set<String>(), [name])
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted, let number = check.layered.numbers[next] else { continue }
            waiting += dependencies[number]
        }
        return reached.contains(other)
    }

    private mutating func remove(_ finding: Finding, isAllDeclared: Bool) {
        let own = package.targets.first { finding.name.hasPrefix("\($0.name)->") }
        guard let own, !own.sources.isEmpty, own.sources.allSatisfy({ $0.hasSuffix(".swift") }) else {
            return left.append((finding, "the target has no Swift sources to tell by"))
        }
        if !isAllDeclared {
            left.append((finding, "something that is imported is still undeclared, and may come with it"))
        } else if !manifest.remove(String(finding.name.dropFirst(own.name.count + 2)), from: own.name) {
            left.append((finding, "Package.swift does not show plainly where"))
        }
    }

    private mutating func fixImports(of target: TargetFacts, _ selection: Selection) {
        let paths = target.sources.filter { $0.hasSuffix(".swift") }
        let old = paths.map { Self.read($0, sources) ?? [] }
        for (path, (old, new)) in zip(paths, zip(old, SourceFixes.fixed(old, of: target.kind))) {
            if selection.includesAll(in: path) { add(Change(path: path, old: old, new: new)) }
        }
    }
}
