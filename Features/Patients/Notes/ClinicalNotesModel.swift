import Domain
import Observation

/// Keeps one page of the clinical notes about a patient current, and writes another one.
@Observable
package final class ClinicalNotesModel {
    private(set) var page = LoadState<ClinicalNotePagePresentation>.idle
    private(set) var problem: AppError?

    /// Counts the pages that were asked for; reading starts anew when it changes.
    private(set) var reading = 0

    /// What is typed of the next note.
    var text = ""

    /// Where this page and the ones before it start.
    private var starts: [Int?] = [nil]
    private var next: Int?
    private let number: PatientNumber
    private let pageSize: Int
    private let patients: any PatientRepository
    private let identifiers: any IdentifierSource
    private weak var errors: (any ErrorRouting)?

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
        page = .loading
        let (starts, query) = (
            starts, ClinicalNoteQuery(about: number, before: starts.last ?? nil, pageSize: pageSize)
        )
        for await snapshot in patients.notes(query) {
            page.receive(snapshot) { found in
                next = found.next
                return ClinicalNotePagePresentation(found, hasPrevious: starts.count > 1)
            }
        }
    }

    func write() async {
        do {
            _ = try await patients.write(text, about: number, operation: OperationID(identifiers.next()))
            (text, problem) = ("", nil)
            if starts.count > 1 { turn(to: [nil]) }
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func showNextPage() {
        guard let next else { return }
        turn(to: starts + [next])
    }

    func showPreviousPage() {
        guard starts.count > 1 else { return }
        turn(to: starts.dropLast())
    }

    private func turn(to starts: [Int?]) {
        self.starts = starts
        next = nil
        reading += 1
    }
}
