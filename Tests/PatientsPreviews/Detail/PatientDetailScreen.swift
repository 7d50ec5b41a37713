import Domain
import Patients
import Support
import Testing

/// A patient on its fakes: #2001, if it is nobody else.
final class PatientDetailScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let appointments: FakeAppointmentRepository
    let coordinator = RecordingPatientsCoordinator()
    let driver: ScreenDriver
    private weak var model: PatientDetailModel?

    init(_ patient: Patient?, role: Role? = .receptionist) throws {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        patients = FakePatientRepository([patient].compactMap { $0 }, sessions: sessions)
        appointments = FakeAppointmentRepository(sessions: sessions)
        let model = PatientDetailModel(
            number: try patient?.number ?? #require(PatientNumber(2001)),
            dependencies: PatientsDependencies(patients, appointments: appointments, sessions: sessions),
            coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(
            PatientDetailView(model: model),
            deliveries: [patients.deliveries, appointments.deliveries, sessions.deliveries])
    }

    /// The sample patient, complete.
    static func settled(role: Role) async throws -> PatientDetailScreen {
        let screen = try PatientDetailScreen(Patient.samples.first, role: role)
        await screen.driver.settle()
        return screen
    }

    /// Cancels the patient's appointments, as another workstation would.
    func cancelAll() async throws {
        for appointment in appointments.all where appointment.patient.number.rawValue == 2001 && appointment.isBooked {
            _ = try await appointments.cancel(
                appointment.id, version: appointment.version, reason: "Ill.",
                operation: OperationID(.sample(appointment.number.rawValue)))
        }
    }

    var repositoryCalls: Int { patients.callCount + appointments.callCount + sessions.calls.count }
    var openStreams: Int { patients.openStreams + appointments.openStreams + sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the screen, named after its golden.
nonisolated enum PatientDetailState: String, PreviewState {
    case loading, loaded, clinician, noneBooked, appointmentsFailed, refreshing, refreshFailed, failed, notFound,
        denied, long, wide, hostile, provisional

    /// The screen in this state.
    @MainActor func screen() async throws -> PatientDetailScreen {
        let screen = try PatientDetailScreen(patient, role: role)
        if self == .loading {
            screen.patients.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.patients.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        switch self {
        case .noneBooked: try await screen.cancelAll()
        case .appointmentsFailed: screen.appointments.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .refreshing: screen.patients.answers.freshness = .refreshing
        case .refreshFailed: screen.patients.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
        return screen
    }

    private var role: Role? {
        switch self {
        case .denied: nil
        case .clinician: .clinician
        default: .receptionist
        }
    }

    private var patient: Patient? {
        get throws {
            switch self {
            case .notFound: nil
            case .long: try .sample(2001, Specimen.long, email: "\(Specimen.long)@example.com", address: Specimen.long)
            case .wide: try .sample(2001, Specimen.wide, address: Specimen.wide)
            case .hostile: try .sample(2001, Specimen.hostile, phone: Specimen.hostile, address: Specimen.hostile)
            case .provisional: try .sample(ProvisionalNumber.base + 17, "Lena Vogt")
            default: Patient.samples.first
            }
        }
    }
}
