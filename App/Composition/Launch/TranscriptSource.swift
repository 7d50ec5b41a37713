import Data
import DesignSystem
import TextShell

/// A text that transcripts are read from: a file, or what came from standard input.
struct TranscriptSource {
    /// The endings of files that are taken from a folder.
    static let endings = [".clinic", ".md"]

    let path: String
    private let typed: String?

    init(path: String, typed: String? = nil) {
        (self.path, self.typed) = (path, typed)
    }

    /// The file at a path, or all below a folder.
    static func all(at path: String) throws(CommandFailure) -> [TranscriptSource] {
        let files: [TextFile]
        do {
            files = try TextFile.files(at: path, endings: endings)
        } catch {
            throw CommandFailure(reading: error)
        }
        guard !files.isEmpty else {
            let path = VisibleText.escaped(path)
            throw CommandFailure(
                "There is no .clinic or .md file in “\(path)”. Name files, or another folder.", .noInput)
        }
        return files.map { TranscriptSource(path: $0.path) }
    }

    /// The transcripts in it.
    ///
    /// - Throws: a failure when it cannot be read, or holds something that is no transcript.
    func document() throws(CommandFailure) -> TranscriptDocument {
        let kind = TranscriptDocument.Kind(path: path)
        let text = try text()
        do {
            return try TranscriptDocument(path: path, text: text, kind: kind, in: .clinic)
        } catch {
            throw CommandFailure("\(path):\(error.line): \(error.problem)", .dataError)
        }
    }

    /// Replaces the text that was read.
    func replace(_ read: String, with text: String) throws(CommandFailure) {
        do {
            try TextFile(path: path).replace(read, with: text)
        } catch {
            let advice =
                error == .changed(path)
                ? "Nothing was written to it; run this again."
                : "It is as it was; make it writable, or run without --update."
            throw CommandFailure("“\(error.path)” cannot be written: \(error.reason). \(advice)", .cannotCreate)
        }
    }

    private func text() throws(CommandFailure) -> String {
        if let typed { return typed }
        do {
            return try TextFile(path: path).text()
        } catch {
            throw CommandFailure(reading: error)
        }
    }
}

extension CommandFailure {
    fileprivate init(reading fault: FileFault) {
        self.init(
            "“\(fault.path)” cannot be read: \(fault.reason). Name .clinic or .md files, folders with such, or - for standard input.",
            .noInput)
    }
}

extension LaunchOptions {
    /// The problem with options; nil for none.
    static func refusal(_ arguments: [String]) -> String? {
        do {
            _ = try LaunchOptions(arguments: arguments)
            return nil
        } catch {
            return error.message
        }
    }
}
