import Domain
import Navigation

/// Leads through one Sync sheet, from presenting to dismissing.
final class SyncCoordinator: FlowCoordinator<SyncRoute> {}

extension SyncCoordinator: SyncCoordinating {
    func showEntry(_ number: OutboxNumber) { navigate(to: .entry(number)) }
    func showSubject(_ subject: OutboxSubject) { app?.go(.route(AppRoute(subject))) }
    func confirmDiscarding(_ number: OutboxNumber) { app?.present(alert: .discardQueued(number)) }
    func discardingAnswered() { app?.dismissAlert() }

    func entrySettled() {
        if case .entry = top { pop() }
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
