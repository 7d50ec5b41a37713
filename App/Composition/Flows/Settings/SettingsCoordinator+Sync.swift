import Domain
import Navigation

/// Where looking at queued writes leads.
extension SettingsCoordinator: SyncCoordinating {
    func showEntry(_ number: OutboxNumber) { navigate(to: .queued(number)) }
    func showSubject(_ subject: OutboxSubject) { app?.go(.route(AppRoute(subject))) }
    func confirmDiscarding(_ number: OutboxNumber) { app?.present(alert: .discardQueued(number)) }
    func discardingAnswered() { app?.dismissAlert() }

    func entrySettled() {
        if case .queued = top { pop() }
    }
}

nonisolated extension AppRoute {
    /// The place that shows a record.
    fileprivate init(_ subject: OutboxSubject) {
        self =
            switch subject {
            case .patient(let number): .patients(.detail(number))
            case .order(let number): .orders(.detail(number))
            case .appointment(let number): .appointments(.detail(number))
            case .product(let number): .catalog(.product(number))
            }
    }
}
