import Domain

/// Writes down what the user asked for while looking at patients.
@MainActor package final class RecordingPatientsCoordinator: PatientsCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// The patients that a search finds, or all of them.
        case search(SearchText?)
        /// To see this patient.
        case patient(PatientNumber)
        case register
        /// To change what is known of this patient.
        case edit(PatientNumber)
        /// To see this patient, who was registered.
        case registered(PatientNumber)
        case editSaved
        /// To see the notes about this patient.
        case notes(PatientNumber)
        /// To see this patient's orders.
        case orders(PatientNumber)
        /// To see this appointment.
        case appointment(AppointmentNumber)
        /// To book for this patient.
        case book(PatientNumber)
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showPatients(matching search: SearchText?) { requests.append(.search(search)) }
    /// Writes it down.
    package func showPatient(_ number: PatientNumber) { requests.append(.patient(number)) }
    /// Writes it down.
    package func registerPatient() { requests.append(.register) }
    /// Writes it down.
    package func editPatient(_ number: PatientNumber) { requests.append(.edit(number)) }
    /// Writes it down.
    package func registered(_ number: PatientNumber) { requests.append(.registered(number)) }
    /// Writes it down.
    package func editSaved() { requests.append(.editSaved) }
    /// Writes it down.
    package func showNotes(of number: PatientNumber) { requests.append(.notes(number)) }
    /// Writes it down.
    package func showOrders(of number: PatientNumber) { requests.append(.orders(number)) }
    /// Writes it down.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Writes it down.
    package func book(for number: PatientNumber) { requests.append(.book(number)) }

    /// What came of bookings, first one first; whoever waits for more hears that the page is gone.
    package var outcomes: [FlowOutcome<AppointmentNumber>] = []

    /// The next of them.
    package func bookingOutcome(for number: PatientNumber) async -> FlowOutcome<AppointmentNumber>? {
        outcomes.isEmpty ? nil : outcomes.removeFirst()
    }
}
