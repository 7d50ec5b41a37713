import Data
import DataSync
import Domain
import Foundation

/// One write of a simulated workstation, signed as the app does.
struct SimulatedWrite {
    /// The change that it is.
    enum Kind: Hashable {
        /// A new note.
        case note
        /// A difference to the stock of a product.
        case stock(Int)
        /// The new value of a field of a patient.
        case edit(field: String, value: String)
    }

    let operation: RemoteOperation
    let what: Kind
    /// The record that it is about.
    let subject: UUID

    /// The text of a note, which can be told from any other.
    static func text(of note: UUID) -> String { "Slept better: \(note)." }

    /// The values of a record.
    static func fields(_ record: RemoteRecord) throws -> [String: Any] {
        let fields = try JSONSerialization.jsonObject(with: Foundation.Data((record.body ?? "").utf8))
        guard let fields = fields as? [String: Any] else { throw Misuse("\(record.subject) is no record") }
        return fields
    }
}
