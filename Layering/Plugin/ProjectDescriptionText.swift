import Foundation

/// The declarations of a project of Xcode for the gate: see ``FactsFile``.
struct ProjectDescriptionText {
    /// A target as a project knows it.
    struct Target {
        let name: String
        /// The kind of its product, in Xcode's words; empty if it makes none.
        let product: String
        /// All that it is given: sources, resources, and what it is linked with.
        let files: [URL]
        /// The other targets that it says it depends on, as far as Xcode tells.
        let dependencies: [String]
    }

    let text: String
    let sources: [URL]

    init(_ name: String, _ targets: [Target], in repository: Repository) {
        sources = targets.flatMap(\.files).filter(TargetFiles.isRead)
        let facts = targets.flatMap { target in
            [["target", target.name, target.product]]
                + target.dependencies.map { ["dependency", $0] }
                + target.files.filter(TargetFiles.isRead).map { ["source", repository.path(of: $0)] }
        }
        text = FactsFile.text(of: [["project", name]] + facts)
    }
}
