import DesignSystem
import TextShell

/// Writes records as they come: as lines for people, as a table, or as one document.
struct RecordOutput {
    /// The forms.
    enum Form {
        case text
        case csv
        case json
    }

    private let request: RecordRequest
    private let columns: RecordColumns
    private let form: Form
    private let json: RecordJSON
    private let send: (String) -> ExitCode
    private var hasBegun = false
    /// The last page, which what comes after it is written with.
    private var pending = ""
    private var count = 0

    /// An output of what was asked for from a source, in one of the forms.
    init(
        _ request: RecordRequest, of source: RecordSource, as form: Form, json: RecordJSON,
        send: @escaping (String) -> ExitCode
    ) {
        (self.request, self.form, self.json, self.send) = (request, form, json, send)
        columns = RecordColumns(names: form == .text ? source.shown : source.columns, json: json)
    }

    /// Writes a page of records, the first one below what comes before all of them.
    mutating func write(_ records: [Record]) -> ExitCode {
        defer { (hasBegun, count) = (true, count + records.count) }
        let earlier = pending
        pending = (hasBegun ? "" : opening) + body(records)
        return earlier.isEmpty ? .ok : send(earlier)
    }

    /// Writes what comes after all records, or why there are no more.
    ///
    /// - Returns: the exit code.
    func end(_ failure: CommandFailure?) throws(CommandFailure) -> ExitCode {
        guard hasBegun, form == .json else {
            let written = pending.isEmpty ? .ok : send(pending)
            if let failure { throw failure }
            return written
        }
        var document = CommandDocument(command: request.words)
        if let failure { document = CommandDocument(command: request.words, failure: failure) }
        let written = send(pending + "]," + document.ending)
        return written == .ok ? document.exitCode : written
    }

    private var opening: String {
        switch form {
        case .text: ""
        case .csv: CSV.row(columns.names)
        case .json: "{\"records\":["
        }
    }

    private func body(_ records: [Record]) -> String {
        switch form {
        case .text: lines(records)
        case .csv: records.map { CSV.row(columns.words(of: $0)) }.joined()
        case .json:
            (count > 0 && !records.isEmpty ? "," : "") + records.map { json.json(of: $0).text }.joined(separator: ",")
        }
    }

    /// Lines in columns that are as wide as the widest words on the page.
    private func lines(_ records: [Record]) -> String {
        let rows = records.map { columns.words(of: $0).map(VisibleText.escaped) }
        let widths = columns.names.indices.map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - CellWidth.of($0)) }
            return cells.joined(separator: "  ").trimmedAtEnd + "\n"
        }.joined()
    }
}

extension String {
    fileprivate var trimmedAtEnd: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}
