import Foundation

/// One write of this workstation that the remote does not have yet.
package struct OutboxEntry: Hashable, Sendable, Identifiable {
    /// Which write of this workstation it is: 1 for the first that was ever queued here.
    package let id: OutboxNumber

    /// What was written, as `a change to a patient`.
    package let what: String

    /// Who wrote it, by name; nil for a visitor.
    package let by: String?

    /// When it was written.
    package let at: Date

    /// How far it got.
    package let state: OutboxState

    /// What it is about, for whoever wants to go there; nil where there is no screen of it.
    package let subject: OutboxSubject?

    /// What it changed, field by field. Empty for whoever may not see it.
    package let fields: [OutboxField]

    /// How many other writes wait for this one.
    package let dependants: Int

    /// An entry from its parts.
    package init(
        id: OutboxNumber, what: String, by: String?, at: Date, state: OutboxState, subject: OutboxSubject?,
        fields: [OutboxField], dependants: Int
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
    /// Checks that the write still says the same as somebody saw, and that as many others wait for it. How often it was
    /// tried does not matter.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` where it does not.
    package func check(isStill seen: OutboxEntry) throws(AppError) {
        guard fields == seen.fields, dependants == seen.dependants else { throw .notAsSeen(id) }
    }
}

/// The short number of a queued write, of this workstation only.
package typealias OutboxNumber = ShortNumber<OutboxEntry>

/// How far a queued write got.
package enum OutboxState: Hashable, Sendable {
    /// It goes with the next round.
    case ready
    /// It goes when the writes that it builds on are through.
    case waiting
    /// It was tried so many times; the next try is not before a moment.
    case delayed(attempts: Int, until: Date, AppError)
    /// It was refused, by the remote or before it was sent, for a reason. It stays until someone has it tried again or
    /// discards it.
    case parked(AppError)
    /// Another workstation wrote something else meanwhile. It stays until someone chooses.
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
