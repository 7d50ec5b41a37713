import Domain
import Foundation

extension OutboxEntry {
    /// A queued write, by default an hour old.
    package static func sample(
        _ number: Int, _ state: OutboxState = .ready, what: String = "a change to a patient", by: String? = "Ana Ruiz",
        at: Date = .sample - 3_600, subject: OutboxSubject? = .patient(.known(2_001)), fields: [OutboxField] = []
    ) -> OutboxEntry {
        OutboxEntry(
            id: .known(number), what: what, by: by, at: at, state: state, subject: subject, fields: fields,
            dependants: [])
    }

    /// One write in each state; the one in conflict has fields.
    package static var samples: [OutboxEntry] {
        [
            .sample(14, what: "a step of an order", by: "Ben Okafor", subject: .order(.known(1_042))),
            .sample(15, .waiting, what: "a note about a patient", by: "Chen Li"),
            .sample(16, .delayed(attempts: 3, until: .sample + 120, .down), what: "a cart", by: nil, subject: nil),
            .sample(
                17, .parked(.conflict("Another appointment is at that time.", advice: "Book another time.")),
                what: "a new appointment", by: "Ben Okafor", subject: .appointment(.known(3_001))),
            .sample(18, .conflicting, fields: OutboxField.contestedSamples),
        ]
    }
}

extension OutboxField {
    /// A field that this workstation changed.
    package static func sample(
        _ title: String, _ before: String?, _ mine: String?, _ theirs: String?, isContested: Bool = false
    ) -> OutboxField {
        OutboxField(
            id: "patient/\(title)", title: title, before: before, mine: mine, theirs: theirs, isContested: isContested)
    }

    /// An order that two workstations moved on, to be resolved as a whole.
    package static var wholeSamples: [OutboxField] {
        [
            OutboxField(
                id: "order/*", title: "the whole record",
                before: "Refund requested by Ben Okafor, 2026-01-02 08:40: wrong size",
                mine: "Refund declined by Maya Lindqvist, 2026-01-02 09:12: it was worn",
                theirs: "Refunded by Ana Ruiz, 2026-01-02 08:55", isContested: true),
            .sample("state", "Refund requested", "Refund declined", "Refunded"),
        ]
    }

    /// Two fields that both sides changed, and one that only this workstation changed.
    package static var contestedSamples: [OutboxField] {
        [
            .sample("phone", "555 0100", "555 0101", "555 0199", isContested: true),
            .sample("allergies", nil, "penicillin", "aspirin", isContested: true),
            .sample("name", "Lena Vogt", "Lena Vogt-Maier", "Lena Vogt"),
        ]
    }
}

extension AppError {
    /// The error of an unreachable remote.
    package static var down: AppError { .remote(.unreachable(remote: "db.clinic.example", detail: "timed out")) }
}
