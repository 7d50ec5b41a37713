import Data
import Domain
import FoundationEssentials

/// A step of an order or an appointment, in the record's JSON object.
struct RecordStep: Hashable, Decodable {
    let state: String?
    let kind: String?
    let at: Int64
    let by: String
    let staff: String?
    let note: String?
    let reason: String?
    let from: Int64?
    let to: Int64?

    private enum CodingKeys: String, CodingKey {
        case state, kind, at, by, note, reason
        case staff = "staff_id"
        case from = "from_at"
        case to = "to_at"
    }
}

extension RecordStep {
    /// The steps of a record, oldest first; empty without a record.
    static func all(of kind: SyncedKind, in image: RecordImage?) -> [RecordStep] {
        guard let part = kind.parts.first(where: \.isHistory), let steps = image?.fields[part.table] else { return [] }
        return (try? JSONDecoder().decode([RecordStep].self, from: Data(steps.utf8))) ?? []
    }

    /// The step, its author, time and note in words.
    func words(_ moment: (Int64) -> String) -> String {
        "\(what(moment)) by \(by), \(moment(at))" + ((note ?? reason).map { ": \($0)" } ?? "")
    }

    private func what(_ moment: (Int64) -> String) -> String {
        if let state { return OrderState(storedName: state)?.title ?? state }
        return switch (kind, from, to) {
        case (AppointmentName.booked, _, let start?): "Booked for \(moment(start))"
        case (AppointmentName.moved, let from?, let to?): "Moved from \(moment(from)) to \(moment(to))"
        case (AppointmentName.cancelled, _, _): "Cancelled"
        default: kind ?? "Changed"
        }
    }
}

extension [RecordStep] {
    /// The steps that come after what both histories begin with.
    func after(whatIsIn other: [RecordStep]) -> [RecordStep] {
        Array(dropFirst(zip(self, other).prefix { $0 == $1 }.count))
    }
}
