import DesignSystem
import Domain
import Observation

/// Keeps one page of the clinical notes about a patient current, and writes another one.
@Observable
package final class ClinicalNotesModel {
    private(set) var page = LoadState<PagePresentation<ClinicalNotePresentation>>.idle
    private(set) var problem: AppError?

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    /// The text of the next note.
    var text = "" {
        didSet { if text != oldValue { problem = problem.unlessAboutInput } }
    }

    private var turner = PageTurner<Int>()
    private let number: PatientNumber
    private let pageSize: Int
    private let dependencies: PatientsDependencies
    private var isOpen = false
    private var idempotencyKey = IdempotencyKey()

    /// The notes about a patient, newest first.
    package init(number: PatientNumber, dependencies: PatientsDependencies, pageSize: Int = 5) {
        self.number = number
        self.dependencies = dependencies
        self.pageSize = pageSize
    }

    var title: String { "Notes about \(number)" }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !text.isEmpty }

    /// The text and the visible page, restored after a restart.
    var input: [String: String] {
        get { hasDraft ? turner.input.merging(["note": text]) { $1 } : turner.input }
        set { (text, turner.input) = (newValue["note"] ?? "", newValue) }
    }

    func observe() async {
        let start = turner.index * pageSize
        let query = ClinicalNoteQuery(about: number, before: turner.after, pageSize: pageSize)
        page = .loading
        guard await isOpened() else { return }
        for await snapshot in dependencies.patients.notes(query) {
            if case .unavailable(.notesNotOpened(of: number)) = snapshot {
                // Another session came to this place.
                (page, isOpen) = (.loading, false)
                guard await isOpened() else { return }
            } else {
                page.receive(snapshot) { found in present(found, from: start) }
            }
        }
    }

    /// Opens the notes once for this place: that is recorded.
    private func isOpened() async -> Bool {
        do {
            if !isOpen { try await dependencies.patients.openNotes(of: number) }
            isOpen = true
        } catch {
            page.fail(error)
            _ = dependencies.errors.leftToShow(of: error)
        }
        return isOpen
    }

    private func present(
        _ found: ClinicalNotePage, from start: Int
    ) -> PagePresentation<ClinicalNotePresentation> {
        turner.learn(next: found.next)
        return PagePresentation(
            found.notes.map(ClinicalNotePresentation.init), named: "Note", from: start, of: nil,
            hasNext: found.next != nil)
    }

    func write() async {
        let operation = idempotencyKey.operation(for: text, from: dependencies.identifiers)
        do {
            _ = try await dependencies.patients.write(text, about: number, operation: operation)
            idempotencyKey.succeeded(operation)
            (text, problem) = ("", nil)
            if turner.index > 0 {
                turner.startAgain()
                page = .loading
            }
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}
