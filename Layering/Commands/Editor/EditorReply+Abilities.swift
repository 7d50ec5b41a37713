import LayeringEngine

extension EditorReply {
    /// The result of `initialize`: whole texts are asked for, and saving is told without them.
    static func abilities(_ encoding: EditorRange.Encoding) -> String {
        let documents = JSONText.object([
            ("openClose", "true"), ("change", "1"), ("save", JSONText.object([("includeText", "false")])),
        ])
        let abilities = JSONText.object([
            ("positionEncoding", JSONText.string(encoding.rawValue)), ("textDocumentSync", documents),
        ])
        let program = JSONText.object([
            ("name", JSONText.string("layering")), ("version", JSONText.string(LayeringVersion.current)),
        ])
        return JSONText.object([("capabilities", abilities), ("serverInfo", program)])
    }

    /// Asks the editor to tell of files that others write.
    static var watchFiles: String {
        let method = "workspace/didChangeWatchedFiles"
        let patterns = ["**/*.{\(SourceLanguage.endings.joined(separator: ","))}", "**/\(Configuration.fileName)"]
        let watchers = patterns.map { JSONText.object([("globPattern", JSONText.string($0))]) }
        let registration = JSONText.object([
            ("id", JSONText.string("files")), ("method", JSONText.string(method)),
            ("registerOptions", JSONText.object([("watchers", JSONText.array(watchers))])),
        ])
        return request("client/registerCapability", [("registrations", JSONText.array([registration]))], id: "files")
    }

    /// Something that a person should know.
    static func warning(_ text: String) -> String {
        notification("window/showMessage", [("type", "2"), ("message", JSONText.string(text))])
    }
}
