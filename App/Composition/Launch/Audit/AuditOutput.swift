import DesignSystem
import Domain
import FoundationEssentials
import TextShell

/// Writes entries of the log as they come: as lines for people, as a table, or as one document.
struct AuditOutput {
    private let form: RecordOutput.Form
    private let timeZone: ClinicTimeZone
    private var count = 0

    /// An output in one of the forms.
    init(_ form: RecordOutput.Form, _ timeZone: ClinicTimeZone) { (self.form, self.timeZone) = (form, timeZone) }

    /// Whether any were written.
    var hasBegun: Bool { count > 0 }

    /// The text before all entries.
    var opening: String {
        switch form {
        case .text: ""
        case .csv: CSV.row(["entry", "at", "who", "where", "what", "about", "field", "before", "after"])
        case .json: "{\"entries\":["
        }
    }

    /// The text after all entries.
    var ending: String {
        switch form {
        case .text: count == 0 ? "There is no such entry.\n" : ""
        case .csv: ""
        case .json: "]," + CommandDocument(command: "audit").ending
        }
    }

    /// Some entries.
    mutating func body(_ entries: [HistoryEntry]) -> String {
        defer { count += entries.count }
        return switch form {
        case .text: entries.map(lines).joined()
        case .csv: entries.map(rows).joined()
        case .json: (count > 0 ? "," : "") + entries.map { json($0).text }.joined(separator: ",")
        }
    }

    private func lines(_ entry: HistoryEntry) -> String {
        let head =
            "\(moment(entry.at))  \(act(of: entry)) \(entry.record)  (workstation \(entry.workstation), entry "
            + "\(entry.id.position))"
        let fields = entry.fields.map { field in
            let before = entry.event.changes ? "\(field.before ?? "none") → " : ""
            return "    \(field.title): \(before)\(field.after ?? "none")"
        }
        return ([head] + fields).map { VisibleText.escaped($0) + "\n" }.joined()
    }

    private func act(of entry: HistoryEntry) -> String {
        switch entry.event {
        case .begun: "at the beginning:"
        case .arrived: "from the remote:"
        case .made, .changed, .deleted, .opened, .explained, .searched:
            "\(entry.author ?? "nobody")  \(entry.event.rawValue)"
        }
    }

    private func rows(_ entry: HistoryEntry) -> String {
        let head = [
            "\(entry.id.position)", entry.at.formatted(.iso8601), entry.author ?? "", entry.workstation,
            entry.event.rawValue, entry.record,
        ]
        guard !entry.fields.isEmpty else { return CSV.row(head + ["", "", ""]) }
        return entry.fields.map { CSV.row(head + [$0.title, $0.before ?? "", $0.after ?? ""]) }.joined()
    }

    private func json(_ entry: HistoryEntry) -> JSON {
        .object([
            JSON.Member("entry", .number(entry.id.position)), JSON.Member("at", .text(entry.at.formatted(.iso8601))),
            JSON.Member("who", .text(entry.author)), JSON.Member("where", .text(entry.workstation)),
            JSON.Member("what", .text(entry.event.rawValue)), JSON.Member("about", .text(entry.record)),
            JSON.Member("fields", .list(entry.fields.map(json))),
        ])
    }

    private func json(_ field: HistoryEntry.Field) -> JSON {
        .object([
            JSON.Member("title", .text(field.title)), JSON.Member("before", .text(field.before)),
            JSON.Member("after", .text(field.after)),
        ])
    }

    private func moment(_ moment: Date) -> String {
        let time = timeZone.localTime(at: moment).map { " \($0)" } ?? ""
        return "\(Day(of: moment, in: timeZone))\(time)"
    }
}
