import Data
import Domain
import FoundationEssentials

/// A queued change of a record in words: the value before, this workstation's, and another one's.
struct RecordWords {
    let record: ContestedRecord
    let timeZone: ClinicTimeZone
    /// The titles of the services, by slug.
    var services: [String: String] = [:]

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
            id: record.wholeID, title: "the whole record",
            before: RecordStep.all(of: record.kind, in: record.before).last?.words(moment),
            mine: summary(record.mine, beside: record.theirs),
            theirs: summary(record.theirs, beside: record.mine), isContested: true)
    }

    /// A side's version of the record, on one line: every field that differs, and the steps that only this side took,
    /// which imply some of the fields.
    private func summary(_ image: RecordImage?, beside other: RecordImage?) -> String {
        guard let image else { return "deleted" }
        let common = RecordStep.all(of: record.kind, in: other ?? record.before)
        let steps = RecordStep.all(of: record.kind, in: image).after(whatIsIn: common)
        let fields = titles.filter { differs($0.name) && !(Self.told.contains($0.name) && !steps.isEmpty) }
            .map { "\($0.title) \(words($0.name, of: image) ?? "none")" }.joined(separator: ", ")
        return ([fields].filter { !$0.isEmpty } + steps.map { $0.words(moment) }).joined(separator: "; ")
    }

    private func differs(_ name: String) -> Bool {
        guard record.kind.names.contains(name), record.kind.merging == .fields || !record.kind.isPart(name) else {
            return false
        }
        let values = [record.before, record.mine, record.theirs].map { $0?.fields[name] }
        return Set(values).count > 1
    }

    private func words(_ name: String, of image: RecordImage?) -> String? {
        guard let value = image?.fields[name], value != "null" else { return nil }
        if name.hasSuffix("_key") { return "not shown" }
        if record.kind.isPart(name) { return PartWords(json: value).words }
        if name == "at" || name.hasSuffix("_at"), let milliseconds = Int64(value) { return moment(milliseconds) }
        let text = Self.plain(value)
        return switch name {
        case "state": OrderState(storedName: text)?.title ?? text
        case "service": services[text] ?? text
        default: text
        }
    }

    private func moment(_ milliseconds: Int64) -> String {
        let moment = Date(milliseconds: milliseconds)
        let day = Day(of: moment, in: timeZone).description
        let turn = RepeatedTime(at: moment, in: timeZone).map { " (\($0.rawValue))" } ?? ""
        return timeZone.localTime(at: moment).map { "\(day) \($0)\(turn)" } ?? day
    }

    /// A JSON text without its quotes, or a number as it is.
    private static func plain(_ value: String) -> String {
        guard value.hasPrefix("\"") else { return value }
        return (try? JSONDecoder().decode(String.self, from: Data(value.utf8))) ?? value
    }

    private var titles: [(name: String, title: String)] { Self.titles + record.kind.titles }

    /// The fields that follow from the last step of an order or an appointment.
    private static let told: Set = ["state", "status", "start_at", "end_at", "reason"]

    /// The names of the fields, in the order in which they are shown; those of one kind alone come after them.
    /// Internal fields are not among them.
    static let titles: [(name: String, title: String)] = [
        ("number", "number"), ("name", "name"), ("born", "born"), ("phone", "phone"), ("email", "e-mail"),
        ("address", "address"), ("customer", "customer"), ("state", "state"), ("service", "service"),
        ("start_at", "beginning"), ("end_at", "end"), ("status", "status"), ("reason", "reason"), ("note", "note"),
        ("text", "text"), ("at", "written"), ("by", "by"), ("stock", "stock"), ("price", "price"),
    ]
}
