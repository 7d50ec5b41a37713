/// What a user can ask for while looking at appointments.
@MainActor package protocol AppointmentsCoordinating: AnyObject {
    /// The user wants to see one appointment.
    func showAppointment(_ number: AppointmentNumber)

    /// The user wants to see a patient.
    func showPatient(_ number: PatientNumber)

    /// The user wants to book an appointment.
    func book()
}
