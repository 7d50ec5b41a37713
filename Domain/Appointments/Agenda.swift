import FoundationEssentials

/// One day at the clinic: opening hours, clinicians and appointments.
package struct Agenda: Hashable, Sendable {
    /// The date.
    package let day: Day

    /// When the clinic is open, in order; empty on a day on which it is closed.
    package let open: [Range<Date>]

    /// Everyone who sees patients, by name, then by user name.
    package let clinicians: [Clinician]

    /// The appointments that start on this day, cancelled ones included, by start, then by number.
    package let appointments: [Appointment]

    /// A day from its parts.
    package init(day: Day, open: [Range<Date>], clinicians: [Clinician], appointments: [Appointment]) {
        self.day = day
        self.open = open
        self.clinicians = clinicians
        self.appointments = appointments
    }

    /// From the earliest to the latest that happens on the day, or nil when nothing does and the clinic is closed.
    package var span: Range<Date>? {
        let times = open + appointments.filter(\.isBooked).map(\.time)
        guard let start = times.map(\.lowerBound).min(), let end = times.map(\.upperBound).max() else { return nil }
        return start..<end
    }

    /// The appointments of a clinician on the day, in order.
    package func booked(by clinician: Clinician) -> [Appointment] {
        appointments.filter { $0.clinician.id == clinician.id && $0.isBooked }
    }

    /// The free times of a clinician, in order.
    package func free(_ clinician: Clinician) -> [Range<Date>] {
        open.flatMap { $0.subtracting(booked(by: clinician).map(\.time)) }
    }
}
