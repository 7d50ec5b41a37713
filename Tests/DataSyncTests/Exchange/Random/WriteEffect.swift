import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

/// The effects of a write as texts that can be searched: a new record, a step in a record's history, a field of a
/// patient.
enum WriteEffect {
    static func made(_ kind: RecordKind, _ subject: UUID) -> String { "\(kind.rawValue) \(subject)" }

    static func step(_ kind: RecordKind, _ subject: UUID, at moment: Date) -> String {
        "\(made(kind, subject)) at \(moment.milliseconds)"
    }

    static func field(_ name: String, of patient: UUID, _ value: String) -> String {
        "\(made(.patient, patient)) \(name) \(value)"
    }

    /// The fields of a patient that are changed here.
    static let fields = ["name", "phone", "address"]

    /// The effects of a change of a record from `before` to `after`.
    static func all(_ kind: RecordKind, _ subject: UUID, before: String?, after: String?) -> [String] {
        guard let new = after.flatMap({ JSONValue($0)?.fields }) else { return [] }
        guard let old = before.flatMap({ JSONValue($0)?.fields }) else {
            return [made(kind, subject)] + steps(of: new).map { step(kind, subject, at: $0) }
        }
        let known = Set(steps(of: old))
        return steps(of: new).filter { !known.contains($0) }.map { step(kind, subject, at: $0) }
            + changedFields(kind, subject, old, new)
    }

    private static func changedFields(
        _ kind: RecordKind, _ subject: UUID, _ old: [String: JSONValue], _ new: [String: JSONValue]
    ) -> [String] {
        guard kind == .patient else { return [] }
        return fields.compactMap { name in
            guard new[name] != old[name], case .text(let value)? = new[name] else { return nil }
            return field(name, of: subject, value)
        }
    }

    /// The moments of the steps in a record's history, with duplicates.
    private static func steps(of fields: [String: JSONValue]) -> [Date] {
        ["order_event", "appointment_event"].flatMap { part -> [Date] in
            guard case .array(let steps)? = fields[part] else { return [] }
            return steps.compactMap { step in
                guard case .number(let milliseconds)? = step.fields?["at"] else { return nil }
                return Date(milliseconds: Int64(milliseconds))
            }
        }
    }
}
