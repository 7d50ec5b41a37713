import Domain
import FoundationEssentials

/// The fields of a shared record in words.
package struct FieldWords {
    private let kind: SyncedKind
    private let timeZone: ClinicTimeZone
    /// The titles of the services, by slug.
    private let services: [String: String]

    /// The fields of a record of a kind.
    package init(kind: SyncedKind, timeZone: ClinicTimeZone, services: [String: String] = [:]) {
        (self.kind, self.timeZone, self.services) = (kind, timeZone, services)
    }

    /// A field's value in words; nil for none, which an empty one is, too.
    package func words(_ name: String, of image: RecordImage?) -> String? {
        guard let value = image?.fields[name], !Self.nothing.contains(value) else { return nil }
        if kind.keys.contains(name) { return "not shown" }
        if kind.isPart(name) { return PartWords(json: value).words }
        if name == "at" || name.hasSuffix("_at"), let milliseconds = Int64(value) { return moment(milliseconds) }
        let text = Self.plain(value)
        return switch name {
        case "number": Int(text).map(ProvisionalNumber.text) ?? text
        case "state": OrderState(storedName: text)?.title ?? text
        case "service": services[text] ?? text
        case "price": price(text, in: image) ?? text
        case "is_retired": text == "0" ? nil : "yes"
        case "session_epoch": text == "0" ? nil : "ended \(text == "1" ? "once" : "\(text) times")"
        default: text
        }
    }

    private func price(_ amount: String, in image: RecordImage?) -> String? {
        guard let units = Int64(amount), let code = image?.fields["currency"].map(Self.plain),
            let currency = Currency(code: code)
        else { return nil }
        return Money(minorUnits: units, currency: currency).description
    }

    /// The values that say nothing.
    private static let nothing: Set = ["null", "\"\"", "[]"]

    /// A moment as people in the clinic say it.
    package func moment(_ milliseconds: Int64) -> String {
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

    /// The names of the fields with their titles, in the order in which they are shown.
    package var titles: [(name: String, title: String)] { Self.titles + kind.titles }

    /// The names of the fields, in the order in which they are shown; those of one kind alone come after them.
    /// Internal fields are not among them.
    package static let titles: [(name: String, title: String)] = [
        ("number", "number"), ("name", "name"), ("born", "born"), ("phone", "phone"), ("email", "e-mail"),
        ("address", "address"), ("customer", "customer"), ("state", "state"), ("service", "service"),
        ("start_at", "beginning"), ("end_at", "end"), ("status", "status"), ("reason", "reason"), ("note", "note"),
        ("text", "text"), ("at", "written"), ("by", "by"), ("stock", "stock"), ("price", "price"),
    ]
}
