import Domain
import Observation

/// Keeps one page of the clinical notes about a patient current, and writes another one.
@Observable
package final class ClinicalNotesModel {
    private(set) var page = LoadState<ClinicalNotePagePresentation>.idle
    private(set) var problem: AppError?

    /// Counts the pages that were asked for; reading starts anew when it changes.
    var reading: Int { turner.turns }

    /// What is typed of the next note.
    var text = "" {
        didSet { if text != oldValue { problem = problem.unlessAboutInput } }
    }

    private var turner = PageTurner<Int>()
    private let number: PatientNumber
    private let pageSize: Int
    private let patients: any PatientRepository
    private let identifiers: any IdentifierSource
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// The notes about a patient, newest first.
    package init(
        number: PatientNumber, patients: any PatientRepository, identifiers: any IdentifierSource,
        errors: any ErrorRouting, pageSize: Int = 5
    ) {
        self.number = number
        self.patients = patients
        self.identifiers = identifiers
        self.errors = errors
        self.pageSize = pageSize
    }

    var title: String { "Notes about \(number)" }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !text.isEmpty }

    func observe() async {
        let (index, query) = (
            turner.index, ClinicalNoteQuery(about: number, before: turner.after, pageSize: pageSize)
        )
        await patients.notes(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return ClinicalNotePagePresentation(found, hasPrevious: index > 0)
        }
    }

    func write() async {
        let operation = attempt.operation(for: text, from: identifiers)
        do {
            _ = try await patients.write(text, about: number, operation: operation)
            attempt.succeeded(operation)
            (text, problem) = ("", nil)
            if turner.index > 0 {
                turner.startAgain()
                page = .loading
            }
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func showNextPage() {
        if turner.goOn() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}
