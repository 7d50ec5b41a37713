import Domain
import History

/// The view model of a record's changes, for any section.
extension DependencyContainer {
    func historyModel(_ subject: HistorySubject) -> HistoryModel { HistoryModel(of: subject, history: history) }
}
