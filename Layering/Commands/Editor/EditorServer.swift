import LayeringEngine

/// The Language Server Protocol, as far as it is about diagnostics: messages in, messages out.
///
/// It decides everything and does nothing by itself: somebody else hands it what has arrived, writes what it answers,
/// and asks it to ``settle()`` when nothing more is waiting, so that of many edits the last is checked.
struct EditorServer {
    private enum Phase { case starting, running, shutDown }

    private let workspace: any Workspace
    private let root: String?
    private var phase = Phase.starting
    private var package: EditedPackage?
    private var board = DiagnosticBoard()
    private var trouble: String?
    private var canWatch = false

    /// The exit code of the program, once the editor has told it to end.
    private(set) var exitCode: Int32?

    /// Waits for an editor.
    ///
    /// - Parameters:
    ///   - workspace: the machine.
    ///   - root: the absolute path of the package's folder; otherwise it is the one that the editor has open.
    init(_ workspace: some Workspace, root: String?) {
        self.workspace = workspace
        self.root = root
    }

    /// Takes a message, or what stands in the place of one, and gives the answers.
    mutating func receive(_ message: MessageReader.Message) -> [String] {
        switch message {
        case .tooLong(let count): return [EditorReply.error(.invalidRequest, "a message of \(count) bytes is too long")]
        case .withoutLength: return [EditorReply.error(.invalidRequest, "a message has no Content-Length")]
        case .content(let text):
            guard let json = JSON(text) else { return [EditorReply.error(.noJSON, "a message is no JSON")] }
            return receive(json)
        }
    }

    /// Checks what has changed, and gives the diagnostics of each file that has others now.
    mutating func settle() -> [String] {
        guard phase == .running, var package, package.isChanged else { return [] }
        let verdict = package.verdict()
        self.package = package
        defer { trouble = verdict.trouble }
        let said = verdict.trouble == trouble ? nil : verdict.trouble.map(EditorReply.warning)
        return [said].compactMap(\.self) + board.show(verdict.findings, of: package)
    }

    private mutating func receive(_ json: JSON) -> [String] {
        guard let message = EditorMessage(json) else {
            let isAnswer = json["id"] != nil && (json["result"] ?? json["error"]) != nil
            return isAnswer ? [] : [EditorReply.error(.invalidRequest, "a message has no method")]
        }
        guard let id = message.id else {
            notice(message)
            return message.method == "initialized" && canWatch ? [EditorReply.watchFiles] : []
        }
        return [answer(message, id)]
    }
}

extension EditorServer {
    private mutating func answer(_ message: EditorMessage, _ id: JSON) -> String {
        switch (message.method, phase) {
        case ("initialize", .starting): return initialize(message.parameters, id)
        case (_, .starting): return EditorReply.error(.notInitialized, "the first request is initialize", to: id)
        case ("initialize", _), (_, .shutDown):
            return EditorReply.error(.invalidRequest, "\(message.method) is too late", to: id)
        case ("shutdown", .running):
            phase = .shutDown
            return EditorReply.result("null", to: id)
        case (_, .running): return EditorReply.error(.methodNotFound, "there is no \(message.method)", to: id)
        }
    }

    private mutating func initialize(_ parameters: JSON, _ id: JSON) -> String {
        phase = .running
        let abilities = parameters["capabilities"]
        let watching = abilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]
        canWatch = watching == .bool(true)
        let offered = abilities?["general"]?["positionEncodings"]?.elements ?? []
        board.encoding = offered.contains(.string(EditorRange.Encoding.utf8.rawValue)) ? .utf8 : .utf16
        let uri = parameters["workspaceFolders"]?.elements.first?["uri"]?.text ?? parameters["rootUri"]?.text
        package = EditedPackage(root: root ?? uri.flatMap(FileURI.path) ?? workspace.folder, workspace)
        return EditorReply.result(EditorReply.abilities(board.encoding), to: id)
    }

    private mutating func notice(_ message: EditorMessage) {
        switch message.method {
        case "exit": exitCode = phase == .shutDown ? 0 : 1
        case "textDocument/didOpen": edit(message, message.parameters["textDocument"]?["text"]?.text)
        case "textDocument/didChange":
            // Only whole texts are asked for.
            guard let text = message.parameters["contentChanges"]?.elements.last?["text"]?.text else { return }
            edit(message, text)
        case "textDocument/didClose": edit(message, nil)
        case "textDocument/didSave": path(message.document).map { package?.noteWritten($0) }
        case "workspace/didChangeWatchedFiles":
            for change in message.parameters["changes"]?.elements ?? [] { notice(change) }
        default: break
        }
    }

    private mutating func edit(_ message: EditorMessage, _ text: String?) {
        guard let uri = message.document, let path = path(uri) else { return }
        board.name(path, uri)
        package?.edit(path, text)
    }

    private mutating func notice(_ change: JSON) {
        guard let path = path(change["uri"]?.text) else { return }
        board.lookAgain(at: path)
        if change["type"] == .number(2) { package?.noteWritten(path) } else { package?.noteMadeOrDeleted(path) }
    }

    private func path(_ uri: String?) -> String? {
        uri.flatMap(FileURI.path).flatMap { package?.path($0) }
    }
}
