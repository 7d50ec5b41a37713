import Domain
import Observation

/// Asks why the notes about somebody else's patient are opened, and has the reason recorded.
@Observable
package final class NoteReasonModel {
    private(set) var patient = LoadState<PatientPresentation>.idle
    private(set) var problem: AppError?

    /// The reason.
    var reason = "" {
        didSet { if reason != oldValue { problem = problem.unlessAboutInput } }
    }

    private let number: PatientNumber
    private let dependencies: PatientsDependencies
    private weak let coordinator: (any PatientsCoordinating)?

    /// The question about one patient, by their number.
    package init(
        number: PatientNumber, dependencies: PatientsDependencies, coordinator: any PatientsCoordinating
    ) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "Reason to open the notes about \(number)" }

    /// Whether a reason is typed that leaving would lose.
    var hasDraft: Bool { !reason.isEmpty }

    /// The reason restored after a restart.
    var input: [String: String] {
        get { hasDraft ? ["reason": reason] : [:] }
        set { reason = newValue["reason"] ?? "" }
    }

    func observe() async {
        await dependencies.patients.patient(number).load(into: \.patient, of: self) { patient in
            PatientPresentation(patient, today: dependencies.today)
        }
    }

    func give() async {
        do {
            try await dependencies.patients.giveReason(reason, toOpenNotesOf: number)
            reason = ""
            coordinator?.reasonGiven(toOpenNotesOf: number)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}
