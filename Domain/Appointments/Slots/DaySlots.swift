import Foundation

/// Which free times are wanted.
package struct SlotQuery: Hashable, Sendable {
    /// What is to be done.
    package let service: ServiceHandle
    /// By whom.
    package let clinician: ClinicianHandle
    /// On which date.
    package let day: Day
    /// The appointment that is to be moved: its own time counts as free, but is not offered. Nil for a new one.
    package let moving: Appointment.ID?

    /// A question for free times.
    package init(service: ServiceHandle, clinician: ClinicianHandle, day: Day, moving: Appointment.ID? = nil) {
        self.service = service
        self.clinician = clinician
        self.day = day
        self.moving = moving
    }
}

/// The free times of one clinician for one service on one date.
package struct DaySlots: Hashable, Sendable {
    /// How many days ahead a day with a free time is looked for.
    package static let daysAhead = 14

    /// The date.
    package let day: Day
    /// What is to be done.
    package let service: Service
    /// By whom.
    package let clinician: Clinician
    /// The free times, in order.
    package let times: [Range<Date>]
    /// Where the date has none: the next one that has, if it is at most ``daysAhead`` away.
    package let next: Day?

    /// The free times of a date.
    package init(day: Day, service: Service, clinician: Clinician, times: [Range<Date>], next: Day? = nil) {
        self.day = day
        self.service = service
        self.clinician = clinician
        self.times = times
        self.next = next
    }
}
