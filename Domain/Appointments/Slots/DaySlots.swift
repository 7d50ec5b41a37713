import FoundationEssentials

/// Which free times are wanted.
package struct SlotQuery: Hashable, Sendable {
    /// The service.
    package let service: ServiceSlug
    /// By whom.
    package let clinician: ClinicianSlug
    /// On which date.
    package let day: Day
    /// The appointment that is to be moved: its own time counts as free, but is not offered. Nil for a new one.
    package let moving: Appointment.ID?

    /// A question for free times.
    package init(service: ServiceSlug, clinician: ClinicianSlug, day: Day, moving: Appointment.ID? = nil) {
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
    /// The service.
    package let service: Service
    /// By whom.
    package let clinician: Clinician
    /// The times that are offered, in order.
    package let times: [Range<Date>]
    /// All that is free from now on, in order; a time in it can be had even if it is not offered.
    package let free: [Range<Date>]
    /// Where the date has none: the next one that has, if it is at most ``daysAhead`` away.
    package let next: Day?

    /// The free times of a date.
    package init(
        day: Day, service: Service, clinician: Clinician, times: [Range<Date>], free: [Range<Date>], next: Day? = nil
    ) {
        self.free = free
        self.day = day
        self.service = service
        self.clinician = clinician
        self.times = times
        self.next = next
    }

    /// Whether all of a time is free.
    package func isFree(_ time: Range<Date>) -> Bool {
        free.contains { $0.encloses(time) }
    }
}
