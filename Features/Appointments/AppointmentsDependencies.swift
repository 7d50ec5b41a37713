import Domain

/// What the screens of appointments share, those of booking among them.
package struct AppointmentsDependencies {
    let appointments: any AppointmentRepository
    let timeZone: ClinicTimeZone
    let clock: any WallClock
    let identifiers: any IdentifierSource
    private(set) weak var errors: (any ErrorRouting)?

    /// What they read and write, by which clock they go, and where their errors go.
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
    var today: Day { Day(of: clock.now, in: timeZone.timeZone) }
}
