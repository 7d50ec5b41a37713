#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// Has the layers of a whole project of Xcode checked before the target that it is attached to is compiled.
    extension LayeringGate: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject
            let repository = Repository(around: project.directoryURL)
            let facts = ProjectDescriptionText(project.displayName, project.targets.map(Self.described), in: repository)
            let file = context.pluginWorkDirectoryURL.appending(path: "project.facts")
            try FactsFile.write(facts.text, to: file)
            return [
                Self.check(
                    project.displayName, in: project.directoryURL, by: file,
                    with: try context.tool(named: "layering-gate").url,
                    whenChanged: facts.sources + repository.configurations)
            ]
        }

        private static func described(_ target: XcodeTarget) -> ProjectDescriptionText.Target {
            ProjectDescriptionText.Target(
                name: target.displayName, product: target.product.map { kind(of: $0) } ?? "",
                files: target.inputFiles.map(\.url),
                // Xcode is known to leave these out, and a product of a package is none of the project's targets.
                dependencies: target.dependencies.compactMap {
                    if case .target(let other) = $0 { other.displayName } else { nil }
                })
        }

        private static func kind(of product: XcodeProduct) -> String {
            switch product.kind {
            case .application: "application"
            case .executable: "executable"
            case .framework: "framework"
            case .library: "library"
            case .other(let identifier): identifier
            @unknown default: ""
            }
        }
    }
#endif
