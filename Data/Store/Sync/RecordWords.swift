import Domain
import Foundation

/// A queued change of a record in words for people: what was, what this station wrote, what another one wrote.
struct RecordWords {
    let record: ContestedRecord
    let timeZone: TimeZone

    /// The fields that differ on either side. Where the record as a whole is at issue, that comes first.
    var fields: [OutboxField] {
        (record.isWhole ? [whole] : []) + titles.filter { differs($0.name) }.map(field)
    }

    private func field(_ name: String, _ title: String) -> OutboxField {
        OutboxField(
            id: record.id(name), title: title, before: words(name, of: record.before),
            mine: words(name, of: record.mine),
            theirs: words(name, of: record.theirs), isContested: record.contested.contains(name))
    }

    private var whole: OutboxField {
        OutboxField(
            id: record.wholeID, title: "the whole record", before: nil, mine: summary(of: record.mine),
            theirs: summary(of: record.theirs), isContested: true)
    }

    /// What a side made of the record, in a line: every field that differs.
    private func summary(of image: RecordImage?) -> String {
        guard let image else { return "deleted" }
        return titles.filter { differs($0.name) }
            .map { "\($0.title) \(words($0.name, of: image) ?? "none")" }.joined(separator: ", ")
    }

    private func differs(_ name: String) -> Bool {
        guard record.kind.fields.contains(where: { $0.name == name }) else { return false }
        let values = [record.before, record.mine, record.theirs].map { $0?.fields[name] }
        return Set(values).count > 1
    }

    private func words(_ name: String, of image: RecordImage?) -> String? {
        guard let value = image?.fields[name], value != "null" else { return nil }
        if name == "password_hash" { return "not shown" }
        guard name == "at" || name.hasSuffix("_at"), let milliseconds = Int64(value) else { return Self.plain(value) }
        return moment(Date(milliseconds: milliseconds))
    }

    private func moment(_ moment: Date) -> String {
        let day = Day(of: moment, in: timeZone).description
        return timeZone.localTime(at: moment).map { "\(day) \($0)" } ?? day
    }

    /// A JSON text without its quotes, or a number as it is.
    private static func plain(_ value: String) -> String {
        guard value.hasPrefix("\"") else { return value }
        return (try? JSONDecoder().decode(String.self, from: Data(value.utf8))) ?? value
    }

    private var titles: [(name: String, title: String)] { Self.titles + record.kind.titles }

    /// What people call the fields, in the order in which they are shown; those that one kind alone has come after
    /// them. What only the app needs is not among them.
    static let titles: [(name: String, title: String)] = [
        ("number", "number"), ("name", "name"), ("born", "born"), ("phone", "phone"), ("email", "e-mail"),
        ("address", "address"), ("customer", "customer"), ("state", "state"), ("service", "service"),
        ("start_at", "beginning"), ("end_at", "end"), ("status", "status"), ("reason", "reason"), ("note", "note"),
        ("text", "text"), ("at", "written"), ("by", "by"), ("stock", "stock"), ("price", "price"),
    ]
}
