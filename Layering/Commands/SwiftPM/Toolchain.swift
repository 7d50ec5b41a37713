import LayeringEngine

/// Where the toolchain is that `swift` belongs to.
enum Toolchain {
    /// The folder of its libraries for tools.
    ///
    /// The compiler says where its resources are, which is beside them: `swift` itself may be a link or a launcher.
    static func libraries() throws(Trouble) -> String {
        let text = try Shell.output(of: "swiftc -print-target-info", fix: "Is Swift installed and in PATH?")
        guard let resources = JSON(text)?["paths"]?["runtimeResourcePath"]?.text else {
            throw Trouble("`swiftc -print-target-info` does not say where it is", fix: "The audit needs it.")
        }
        return resources.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    }
}
