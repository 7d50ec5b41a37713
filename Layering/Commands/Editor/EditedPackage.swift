import LayeringEngine

/// A package that is open in an editor, and what has changed since it was checked last.
struct EditedPackage {
    /// The things that have to be read again, each with all before it.
    enum Change: Comparable { case nothing, source, configuration, manifest }

    let workspace: any Workspace
    let kept = KeptFacts()
    private let root: String
    private var change = Change.manifest
    private var open: [String: String] = [:]
    private var sourcePaths: Set<String> = []

    /// The package as its manifest declares it, once that could be read.
    var declared: DeclaredPackage? {
        didSet { sourcePaths = Set(declared?.facts.targets.flatMap(\.sources) ?? []) }
    }
    /// The check, once there is a configuration.
    var check: Check?
    var configurationText: String?
    /// The problems of the configuration, which are all there is to say until they are gone.
    var wrong: [Finding] = []

    init(root: String, _ workspace: any Workspace) {
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        self.workspace = workspace
    }

    /// Whether there may be other findings than those last asked for.
    var isChanged: Bool { change > .nothing }

    /// The change since this was asked last.
    mutating func takeChange() -> Change {
        defer { change = .nothing }
        return change
    }

    /// The files as they are edited.
    var sources: EditedSources {
        EditedSources(open: SourcesInMemory(open), others: workspace.sources(in: root), kept: kept)
    }

    /// Reads what the manifest declares.
    func readManifest() throws -> DeclaredPackage { try workspace.package(in: root) }

    /// The path of a file from the package's root, where it is below that.
    func path(_ absolute: String) -> String {
        absolute.hasPrefix("\(root)/") ? String(absolute.dropFirst(root.count + 1)) : absolute
    }

    /// The absolute path of a file.
    func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
}

extension EditedPackage {
    /// Takes the text of a document that is open; nothing closes it.
    mutating func edit(_ path: String, _ text: String?) {
        guard open[path] != text else { return }
        open[path] = text
        kept.forget(path)
        if path == Configuration.fileName || isManifest(path) {
            change = max(change, .configuration)
        } else if sourcePaths.contains(path) {
            change = max(change, .source)
        }
    }

    /// Notes that a file was written. What is open has been edited before that.
    mutating func noteWritten(_ path: String) {
        if !sourcePaths.contains(path) {
            noteMadeOrDeleted(path)
        } else if open[path] == nil {
            kept.forget(path)
            change = max(change, .source)
        }
    }

    /// Notes that there is a file where there was none, or the other way round.
    mutating func noteMadeOrDeleted(_ path: String) {
        kept.forget(path)
        if path == Configuration.fileName {
            change = max(change, .configuration)
        } else if SourceLanguage(path) != nil, !Self.isHidden(path) {
            change = .manifest
        }
    }

    /// Package.swift, or that for a version of Swift.
    private func isManifest(_ path: String) -> Bool {
        declared?.manifests.values.contains(path) ?? (path == ManifestFile.usual || ManifestFile.isSpecific(path))
    }

    /// Whether a file is in a folder that SwiftPM passes over, such as that of a build.
    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
