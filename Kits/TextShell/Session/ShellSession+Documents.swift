import HeadlessUI

/// Writing a document for each command, where the format is JSON.
extension ShellSession {
    /// Adds a complete screen to the document of the command that led there. Returns true: there is always one.
    func show(_ screen: Screen) -> Bool {
        let json = ScreenJSON(links: scene.screenLinks, secondsFromGMT: scene.environment.secondsFromGMT)
        document?.content = [JSON.Member("screen", json.json(of: screen))]
        document?.exitCode = scene.exitCode(for: screen) ?? .ok
        return true
    }

    /// Writes the answer of a command, or adds it to the document: as data, or else line by line.
    func answer(_ text: String, as data: @autoclosure () -> JSON.Member?, isProse: Bool = true) {
        guard document != nil else { return write(isProse ? settings.format().prose(text) : text) }
        let lines = text.split(separator: "\n").map(String.init)
        document?.content = [data() ?? JSON.Member("lines", .texts(lines))]
    }

    /// Writes the document, if there is one, and begins the next.
    ///
    /// - Parameters:
    ///   - command: the command, or nil where none led here.
    ///   - code: the exit code, where it is not that of the screen or the failure.
    func endDocument(of command: Command? = nil, code: ExitCode? = nil) {
        guard var document else { return }
        let isDone = document.failure == nil
        document.command = document.command ?? command?.words(recorded: interpreter.takeRecorded(), isDone: isDone)
        document.exitCode = code ?? document.exitCode
        self.document = CommandDocument()
        write(document.text)
    }

    /// Ends the conversation as somebody asked for, and returns its exit code.
    func closes(by command: Command) -> ExitCode {
        let code = close()
        endDocument(of: command, code: code)
        return end ?? code
    }

    /// Tells the user, and the document.
    func notify(_ notice: String) {
        document?.notices.append(notice)
        output.notify(notice)
    }
}
