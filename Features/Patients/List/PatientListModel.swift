import DesignSystem
import Domain
import Observation

/// Keeps one page of the patients that a search finds current, or of all of them, and asks the coordinator for what the
/// user wants next.
@Observable
package final class PatientListModel {
    private(set) var page = LoadState<PagePresentation<PatientRowPresentation>>.idle
    private(set) var problem: AppError?

    /// The page, restored after a restart.
    var input: [String: String] {
        get { turner.input }
        set { turner.input = newValue }
    }

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    private var turner = PageTurner<PatientCursor>()
    private let search: SearchText?
    private let pageSize: Int
    private let dependencies: PatientsDependencies
    private weak let coordinator: (any PatientsCoordinating)?

    /// Creates the list of the patients that match a search, or of all for nil.
    package init(
        search: SearchText?, dependencies: PatientsDependencies, coordinator: any PatientsCoordinating,
        pageSize: Int = 10
    ) {
        self.search = search
        self.dependencies = dependencies
        self.coordinator = coordinator
        self.pageSize = pageSize
    }

    var title: String { isSearch ? "Found patients" : "Patients" }

    /// The search text, or empty.
    var searched: String { search?.text ?? "" }

    /// Whether these are the patients that a search finds, and not all.
    var isSearch: Bool { search != nil }

    func observe() async {
        let criterion = search.map { PatientCriterion($0) } ?? .all
        let start = turner.index * pageSize
        let query = PatientQuery(criterion, after: turner.after, pageSize: pageSize)
        await dependencies.patients.patients(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return PagePresentation(
                found.patients.map(PatientRowPresentation.init), named: "Patient", from: start, of: found.total,
                hasNext: found.next != nil)
        }
    }

    /// Searches for a text; nothing but blanks ends the search.
    func search(for text: String) {
        let wanted = SearchText(text)
        problem = wanted == nil && !text.allSatisfy(\.isWhitespace) ? .notSearchable : .noSuchDay(in: text)
        if problem == nil { coordinator?.showPatients(matching: wanted) }
    }

    func show(_ row: PatientRowPresentation) {
        guard let number = PatientNumber(row.id) else { return }
        coordinator?.showPatient(number)
    }

    func register() { coordinator?.registerPatient() }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}

extension AppError {
    /// The error for text that is too long to search for.
    fileprivate static let notSearchable = AppError.invalidInput(
        "A search is at most \(SearchText.maxLength) characters.")

    /// That a text is written as a date of birth, and is no date; nil for any other text.
    fileprivate static func noSuchDay(in text: String) -> AppError? {
        DayProblem.missingDay(in: text).map(AppError.invalidInput)
    }
}
