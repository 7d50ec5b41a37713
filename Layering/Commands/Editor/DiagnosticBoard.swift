import LayeringEngine

/// The diagnostics that an editor shows, by file: it is told of those that have become others.
struct DiagnosticBoard {
    var encoding = EditorRange.Encoding.utf16
    private var shown: [String: Shown] = [:]
    /// The names that the editor has for files, by their paths.
    private var names: [String: String] = [:]

    /// The findings of a file, and how they were written.
    private struct Shown {
        let findings: [Finding]
        let text: String
    }

    /// Calls a file as the editor does. Its text has changed, and with it perhaps the ranges of findings.
    mutating func name(_ path: String, _ uri: String) {
        names[path] = uri
        stale.insert(path)
    }

    /// Looks again at a file, whose text has changed.
    mutating func lookAgain(at path: String) { stale.insert(path) }

    /// The files whose findings may be the same and their ranges others.
    private var stale: Set<String> = []

    /// Shows other findings, and gives the messages about the files whose diagnostics differ.
    ///
    /// - Complexity: O(findings), and O(bytes) of the files that have others than before.
    mutating func show(_ findings: [Finding], of package: EditedPackage) -> [String] {
        let (sources, before) = (package.sources, shown)
        shown = [:]
        for (path, findings) in Dictionary(grouping: findings, by: \.path) {
            let old = stale.contains(path) ? nil : before[path]
            shown[path] =
                old?.findings == findings
                ? old
                : Shown(
                    findings: findings, text: written(findings, in: path, sources))
        }
        stale = []
        let paths = Set(before.keys).union(shown.keys).sorted()
        return paths.filter { before[$0]?.text != shown[$0]?.text }.map { message(about: $0, of: package) }
    }

    private func message(about path: String, of package: EditedPackage) -> String {
        let uri = names[path] ?? FileURI.written(package.absolutePath(path))
        return EditorReply.notification(
            "textDocument/publishDiagnostics",
            [("uri", JSONText.string(uri)), ("diagnostics", shown[path]?.text ?? "[]")])
    }

    private func written(_ findings: [Finding], in path: String, _ sources: some Sources) -> String {
        let ranges = EditorRange.all(of: findings.map(\.place), in: path, sources, encoding)
        return JSONText.array(zip(findings, ranges).map { $0.diagnostic($1) })
    }
}

extension Finding {
    /// The finding as an editor shows it. Its remedy is in the message, and alone in `data`.
    fileprivate func diagnostic(_ range: EditorRange) -> String {
        JSONText.object([
            ("range", range.written), ("severity", severity == .error ? "1" : "2"), ("code", JSONText.string(rule)),
            ("source", JSONText.string("layering")), ("message", JSONText.string("\(what). \(fix)")),
            ("data", JSONText.object([("fix", JSONText.string(fix))])),
        ])
    }
}

extension EditorRange {
    fileprivate var written: String {
        JSONText.object([("start", position(start)), ("end", position(end))])
    }

    private func position(_ character: Int) -> String {
        JSONText.object([("line", "\(line)"), ("character", "\(character)")])
    }
}
