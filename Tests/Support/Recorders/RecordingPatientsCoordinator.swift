import Domain

/// A coordinator that records the user's requests while looking at patients.
@MainActor package final class RecordingPatientsCoordinator: PatientsCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see the patients that a search finds, or all of them.
        case search(SearchText?)
        /// To see this patient.
        case patient(PatientNumber)
        case register
        /// To edit this patient.
        case edit(PatientNumber)
        /// To see this patient, who was just registered.
        case registered(PatientNumber)
        case editSaved
        /// To see the notes about this patient.
        case notes(PatientNumber)
        /// To see who changed this patient.
        case history(PatientNumber)
        /// To see the notes about this patient, after saying why.
        case reasonGiven(PatientNumber)
        /// To see this patient's orders.
        case orders(PatientNumber)
        /// To see this appointment.
        case appointment(AppointmentNumber)
        /// To book for this patient.
        case book(PatientNumber)
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showPatients(matching search: SearchText?) { requests.append(.search(search)) }
    /// Records the request.
    package func showPatient(_ number: PatientNumber) { requests.append(.patient(number)) }
    /// Records the request.
    package func registerPatient() { requests.append(.register) }
    /// Records the request.
    package func editPatient(_ number: PatientNumber) { requests.append(.edit(number)) }
    /// Records the request.
    package func registered(_ number: PatientNumber) { requests.append(.registered(number)) }
    /// Records the request.
    package func editSaved() { requests.append(.editSaved) }
    /// Records the request.
    package func showNotes(of number: PatientNumber) { requests.append(.notes(number)) }
    /// Records the request.
    package func showHistory(of number: PatientNumber) { requests.append(.history(number)) }
    /// Records the request.
    package func reasonGiven(toOpenNotesOf number: PatientNumber) { requests.append(.reasonGiven(number)) }
    /// Records the request.
    package func showOrders(of number: PatientNumber) { requests.append(.orders(number)) }
    /// Records the request.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Records the request.
    package func book(for number: PatientNumber) { requests.append(.book(number)) }

    /// The outcomes of bookings, in order; a further call finds the page gone.
    package var outcomes: [FlowOutcome<AppointmentNumber>] = []

    /// Takes the next outcome.
    package func bookingOutcome(for number: PatientNumber) async -> FlowOutcome<AppointmentNumber>? {
        outcomes.isEmpty ? nil : outcomes.removeFirst()
    }
}
