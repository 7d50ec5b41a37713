import Domain

/// The dependencies of the patients' screens.
package struct PatientsDependencies {
    let patients: any PatientRepository
    let appointments: any AppointmentRepository
    let sessions: any StaffSessionRepository
    let clock: any WallClock
    let timeZone: ClinicTimeZone
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// Creates dependencies with repositories, a clock and the target of errors.
    package init(
        patients: any PatientRepository, appointments: any AppointmentRepository,
        sessions: any StaffSessionRepository, clock: any WallClock, timeZone: ClinicTimeZone,
        identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.patients = patients
        self.appointments = appointments
        self.sessions = sessions
        self.clock = clock
        self.timeZone = timeZone
        self.identifiers = identifiers
        self.errors = errors
    }

    /// Which day it is at the clinic.
    var today: Day { Day(of: clock.now, in: timeZone) }
}
