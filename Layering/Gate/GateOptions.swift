import LayeringEngine

/// The arguments, which the plugin writes and no person types.
struct GateOptions {
    /// The folder of the package.
    let package: String
    /// The file that says what the package declares.
    let facts: String
    /// The file to write when the check has passed.
    let output: String
    /// The Swift that builds, where the manifest depends on its version.
    let swift: String

    init(_ arguments: [String]) throws(Trouble) {
        var (values, rest) = ([String: String](), arguments[...])
        while let name = rest.popFirst() { values[name] = rest.popFirst() }
        guard let package = values["--package"], let facts = values["--facts"], let output = values["--output"] else {
            throw Trouble(
                "layering-gate is started by the plugin of a build, with --package, --facts and --output",
                fix: "`swift run layering check` checks without a build.")
        }
        (self.package, self.facts, self.output) = (package, facts, output)
        swift = values["--swift"] ?? "swift"
    }
}
