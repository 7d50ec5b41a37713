import FoundationEssentials

/// One write of this workstation that the remote does not have yet.
package struct OutboxEntry: Hashable, Sendable, Identifiable {
    /// A write that waits for another: its number, and the kind of write.
    package struct Dependant: Hashable, Sendable, Identifiable {
        /// Its number.
        package let id: OutboxNumber
        /// The kind of write, such as `a note about a patient`.
        package let what: String

        /// A write by its number and kind.
        package init(id: OutboxNumber, what: String) {
            self.id = id
            self.what = what
        }
    }

    /// Which write of this workstation it is: 1 for the first that was ever queued here.
    package let id: OutboxNumber

    /// The kind of write, such as `a change to a patient`.
    package let what: String

    /// The name of its author; nil for a visitor.
    package let by: String?

    /// When it was written.
    package let at: Date

    /// How far it got.
    package let state: OutboxState

    /// The subject to navigate to; nil if it has no screen.
    package let subject: OutboxSubject?

    /// The changed fields. Empty if the user may not see them.
    package let fields: [OutboxField]

    /// The other writes that wait for this one, oldest first.
    package let dependants: [Dependant]

    /// An entry from its parts.
    package init(
        id: OutboxNumber, what: String, by: String?, at: Date, state: OutboxState, subject: OutboxSubject?,
        fields: [OutboxField], dependants: [Dependant]
    ) {
        self.id = id
        self.what = what
        self.by = by
        self.at = at
        self.state = state
        self.subject = subject
        self.fields = fields
        self.dependants = dependants
    }
}

extension OutboxEntry {
    /// Checks that the write has not changed since the user saw it, and that no other writes wait for it since. The
    /// number of tries does not matter.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if it has.
    package func check(isStill seen: OutboxEntry) throws(AppError) {
        guard fields == seen.fields, dependants == seen.dependants else { throw .notAsSeen(id) }
    }
}

/// The short number of a queued write, of this workstation only.
package typealias OutboxNumber = ShortNumber<OutboxEntry>

/// How far a queued write got.
package enum OutboxState: Hashable, Sendable {
    /// It is sent in the next round.
    case ready
    /// It is sent after the writes that it builds on.
    case waiting
    /// It is sent when its author, who alone can sign it, is signed in here.
    case unsigned
    /// It was tried so many times; the next try is not before a moment.
    case delayed(attempts: Int, until: Date, AppError)
    /// It was refused, by the remote or before it was sent. It stays until someone retries or discards it.
    case parked(AppError)
    /// Another workstation wrote something else. It stays until someone chooses.
    case conflicting
}

/// A record that a queued write is about.
package enum OutboxSubject: Hashable, Sendable {
    /// A patient.
    case patient(PatientNumber)
    /// An order.
    case order(OrderNumber)
    /// An appointment.
    case appointment(AppointmentNumber)
    /// A product.
    case product(ProductNumber)
}
