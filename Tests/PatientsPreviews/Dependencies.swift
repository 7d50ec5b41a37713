import Domain
import Patients
import Support

extension PatientsDependencies {
    /// The fakes that a screen stands on, at noon in Greenwich; one that it has no use for knows nothing.
    init(
        _ patients: FakePatientRepository, appointments: FakeAppointmentRepository? = nil,
        sessions: FakeStaffSessionRepository, timeZone: ClinicTimeZone = ClinicTimeZone(identifier: "GMT"),
        identifiers: SequentialIdentifiers = SequentialIdentifiers(),
        errors: RecordingErrorRouting = RecordingErrorRouting()
    ) {
        self.init(
            patients: patients, appointments: appointments ?? FakeAppointmentRepository(sessions: sessions),
            sessions: sessions, clock: FixedClock(), timeZone: timeZone, identifiers: identifiers, errors: errors)
    }
}
