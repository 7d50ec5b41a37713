import FoundationEssentials

/// One record in one entry of the clinic's log: the act of somebody, with the record before and after.
package struct HistoryEntry: Hashable, Sendable, Identifiable {
    /// A position in the log, and a place among the records of that entry.
    package struct ID: Hashable, Sendable {
        /// The position of the entry in the log, from 1.
        package let position: Int
        /// The place of the record in the entry, from 0.
        package let place: Int

        /// A record of an entry.
        package init(position: Int, place: Int) { (self.position, self.place) = (position, place) }
    }

    /// An act.
    package enum Event: String, Hashable, Sendable, CaseIterable {
        /// The record was there when the log began.
        case begun
        /// It was made.
        case made
        /// It was changed.
        case changed
        /// It was deleted.
        case deleted
        /// It came from the remote, and who wrote it is not known.
        case arrived
        /// The notes about a patient were opened.
        case opened
        /// Somebody said why they open the notes about a patient who is not theirs.
        case explained
        /// Patients were searched for.
        case searched

        /// Whether it is about a change, which has something before and after.
        package var changes: Bool {
            switch self {
            case .begun, .made, .changed, .deleted, .arrived: true
            case .opened, .explained, .searched: false
            }
        }
    }

    /// One field, in words.
    package struct Field: Hashable, Sendable {
        /// The title of the field.
        package let title: String
        /// Its value before; nil for none.
        package let before: String?
        /// Its value afterwards; nil for none.
        package let after: String?

        /// A field that changed.
        package init(title: String, before: String?, after: String?) {
            (self.title, self.before, self.after) = (title, before, after)
        }
    }

    /// Where it is in the log.
    package let id: ID
    /// When it was written, by the workstation's clock.
    package let at: Date
    /// The name of the author; nil for nobody who is known here.
    package let author: String?
    /// The beginning of the workstation's identity.
    package let workstation: String
    /// The record, by what people know it by: "patient 2003".
    package let record: String
    /// The act.
    package let event: Event
    /// The fields that changed.
    package let fields: [Field]

    /// An entry from its parts.
    package init(
        id: ID, at: Date, author: String?, workstation: String, record: String, event: Event, fields: [Field]
    ) {
        (self.id, self.at, self.author, self.workstation) = (id, at, author, workstation)
        (self.record, self.event, self.fields) = (record, event, fields)
    }
}
