import Domain
import Patients
import Support

extension PatientsDependencies {
    /// The fakes of a screen, at noon in Greenwich; unused ones are empty.
    init(
        _ patients: FakePatientRepository, appointments: FakeAppointmentRepository? = nil,
        sessions: FakeStaffSessionRepository, timeZone: ClinicTimeZone = .gmt,
        identifiers: SequentialIdentifiers = SequentialIdentifiers(),
        errors: RecordingErrorRouting = RecordingErrorRouting()
    ) {
        self.init(
            patients: patients, appointments: appointments ?? FakeAppointmentRepository(sessions: sessions),
            sessions: sessions, clock: FixedClock(), timeZone: timeZone, identifiers: identifiers, errors: errors)
    }
}
