/// The navigation that the patients' screens ask for.
@MainActor package protocol PatientsCoordinating: AnyObject {
    /// The user wants the patients that a search finds; nil for all of them.
    func showPatients(matching search: SearchText?)

    /// The user wants to see one patient.
    func showPatient(_ number: PatientNumber)

    /// The user wants to register a new patient.
    func registerPatient()

    /// The user wants to edit a patient.
    func editPatient(_ number: PatientNumber)

    /// The patient was registered: show them instead of the form.
    func registered(_ number: PatientNumber)

    /// The edit was saved: leave the form.
    func editSaved()

    /// The user wants to see the clinical notes of a patient.
    func showNotes(of number: PatientNumber)

    /// The user wants to see who changed a patient, and how.
    func showHistory(of number: PatientNumber)

    /// The user said why they open the notes about somebody else's patient: show them.
    func reasonGiven(toOpenNotesOf number: PatientNumber)

    /// The user wants to see what a patient ordered.
    func showOrders(of number: PatientNumber)

    /// The user wants to see an appointment of a patient.
    func showAppointment(_ number: AppointmentNumber)

    /// The user wants to book an appointment for a patient. ``bookingOutcome(for:)`` returns the result.
    func book(for number: PatientNumber)

    /// Waits until a booking is over that was begun on a patient's page, also in an earlier run of the app.
    ///
    /// - Returns: what came of it, once for each booking; nil when the page is gone, or the task was cancelled.
    func bookingOutcome(for number: PatientNumber) async -> FlowOutcome<AppointmentNumber>?
}
