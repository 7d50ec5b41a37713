import Domain

/// The dependencies of the appointments' screens, including booking.
package struct AppointmentsDependencies {
    let appointments: any AppointmentRepository
    let timeZone: ClinicTimeZone
    let clock: any WallClock
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// Creates dependencies with a repository, a clock and the target of errors.
    package init(
        appointments: any AppointmentRepository, timeZone: ClinicTimeZone, clock: any WallClock,
        identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.appointments = appointments
        self.timeZone = timeZone
        self.clock = clock
        self.identifiers = identifiers
        self.errors = errors
    }

    /// Which day it is at the clinic.
    var today: Day { Day(of: clock.now, in: timeZone) }
}
