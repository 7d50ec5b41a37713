import Data
import Domain
import FoundationEssentials

/// A queued change of a record in words: the value before, this workstation's, and another one's.
struct RecordWords {
    let record: ContestedRecord
    private let said: FieldWords

    /// A change in words, with the titles of the services by slug.
    init(record: ContestedRecord, timeZone: ClinicTimeZone, services: [String: String] = [:]) {
        self.record = record
        said = FieldWords(kind: record.kind, timeZone: timeZone, services: services)
    }

    /// The fields that differ on either side. Where the record as a whole is at issue, that comes first.
    var fields: [OutboxField] {
        (record.isWhole ? [whole] : []) + said.titles.filter { differs($0.name) }.map(field)
    }

    private func field(_ name: String, _ title: String) -> OutboxField {
        OutboxField(
            id: record.id(name), title: title, before: said.words(name, of: record.before),
            mine: said.words(name, of: record.mine),
            theirs: said.words(name, of: record.theirs), isContested: record.contested.contains(name))
    }

    private var whole: OutboxField {
        OutboxField(
            id: record.wholeID, title: "the whole record",
            before: RecordStep.all(of: record.kind, in: record.before).last?.words(said.moment),
            mine: summary(record.mine, beside: record.theirs),
            theirs: summary(record.theirs, beside: record.mine), isContested: true)
    }

    /// A side's version of the record, on one line: every field that differs, and the steps that only this side took,
    /// which imply some of the fields.
    private func summary(_ image: RecordImage?, beside other: RecordImage?) -> String {
        guard let image else { return "deleted" }
        let common = RecordStep.all(of: record.kind, in: other ?? record.before)
        let steps = RecordStep.all(of: record.kind, in: image).after(whatIsIn: common)
        let fields = said.titles.filter { differs($0.name) && !(Self.told.contains($0.name) && !steps.isEmpty) }
            .map { "\($0.title) \(said.words($0.name, of: image) ?? "none")" }.joined(separator: ", ")
        return ([fields].filter { !$0.isEmpty } + steps.map { $0.words(said.moment) }).joined(separator: "; ")
    }

    private func differs(_ name: String) -> Bool {
        guard record.kind.names.contains(name), record.kind.merging == .fields || !record.kind.isPart(name) else {
            return false
        }
        let values = [record.before, record.mine, record.theirs].map { $0?.fields[name] }
        return Set(values).count > 1
    }

    /// The fields that follow from the last step of an order or an appointment.
    private static let told: Set = ["state", "status", "start_at", "end_at", "reason"]
}
