extension SwiftVersion {
    /// Asks a `swift` for its version, which is that of its SwiftPM.
    init(of swift: String) throws(Trouble) {
        let output = try Shell.output(of: "\(Shell.quoted(swift)) --version", fix: "Its own message is above.")
        guard let version = SwiftVersion(output: output) else {
            throw Trouble(
                "`\(swift) --version` names no version: \(output)", fix: "Is that the Swift that builds this?")
        }
        self = version
    }
}
