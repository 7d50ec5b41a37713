import DesignSystem
import Domain
import Observation

/// Keeps one page of a record's changes current.
@Observable
package final class HistoryModel {
    private(set) var page = LoadState<PagePresentation<HistoryEntryPresentation>>.idle

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    /// The visible page, restored after a restart.
    var input: [String: String] {
        get { turner.input }
        set { turner.input = newValue }
    }

    private var turner = PageTurner<Int>()
    private let subject: HistorySubject
    private let pageSize: Int
    private let history: any HistoryRepository

    /// The changes of a record, newest first.
    package init(of subject: HistorySubject, history: any HistoryRepository, pageSize: Int = 10) {
        self.subject = subject
        self.history = history
        self.pageSize = pageSize
    }

    var title: String {
        if case .colleague(let userName) = subject { return "History of \(userName)" }
        return "History of \(subject.name.withoutCapital)"
    }

    func observe() async {
        let start = turner.index * pageSize
        let query = HistoryQuery(of: subject, before: turner.after, pageSize: pageSize)
        await history.history(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return PagePresentation(
                found.entries.map(HistoryEntryPresentation.init), named: "Change", from: start, of: nil,
                hasNext: found.next != nil)
        }
    }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}
