import Data
import FoundationEssentials

/// The records that a workstation asked for which keeps a part of the clinic: those of some patients, or orders of no
/// patient.
package struct RemotePart: Hashable, Sendable {
    /// The name of a record at the remote.
    package struct Record: Hashable, Sendable {
        /// The kind.
        package let kind: String

        /// The identity.
        package let subject: UUID

        /// The patient whom it belongs to, who is a record as well; nil for an order of nobody's.
        package let patient: UUID?

        /// The name of a record.
        package init(kind: String, subject: UUID, patient: UUID?) {
            (self.kind, self.subject, self.patient) = (kind, subject, patient)
        }
    }

    /// The records, all of each patient.
    package let records: [Record]

    /// The last patient, or the last order of nobody's, that was looked at; nil if there is nothing more.
    package let last: UUID?

    /// A part from its records.
    package init(records: [Record], last: UUID?) {
        (self.records, self.last) = (records, last)
    }
}
