/// The navigation that the appointments' screens ask for.
@MainActor package protocol AppointmentsCoordinating: AnyObject {
    /// The user wants to see a day.
    func showDay(_ day: Day)

    /// The user wants to see what today is, whatever day it has become.
    func showToday()

    /// The user wants to see one appointment.
    func showAppointment(_ number: AppointmentNumber)

    /// The user wants to see a patient.
    func showPatient(_ number: PatientNumber)

    /// The user wants to book an appointment, if they can on the day that they look at; nil for today.
    func book(on day: Day?)

    /// The user wants to see who changed an appointment, and how.
    func showHistory(of number: AppointmentNumber)

    /// The user wants to find another time for an appointment.
    func showReschedule(of number: AppointmentNumber)

    /// The user wants to move an appointment to a time; ask whether they mean it.
    func confirmMoving(_ number: AppointmentNumber, to start: Minute)

    /// The question whether to move is answered: the appointment was moved, or stays.
    func movingAnswered(moved: Bool)

    /// The user wants to cancel an appointment; ask why.
    func confirmCancelling(_ number: AppointmentNumber)

    /// The question whether to cancel is answered, either way.
    func cancellingAnswered()
}
