import DesignSystem
import Navigation
import TextShell

/// The app as programs read it.
extension AppScene {
    var steps: [HistoryStep] { coordinator.steps }

    var screenLinks: ScreenLinks {
        let (route, state) = (coordinator.state.visibleRoute, coordinator.state)
        let isAsked = coordinator.presentedAlert != nil
        return ScreenLinks(
            place: isAsked ? nil : route.link,
            record: { AppRoute(showing: $0)?.link },
            control: { control, record in
                isAsked ? nil : Self.destination(of: control, about: record, at: route, in: state)?.link
            })
    }

    /// Where a control leads: what its place says, else to the thing of that name in what the place is about.
    private nonisolated static func destination(
        of control: String, about record: Record?, at route: AppRoute, in state: AppState
    ) -> AppRoute? {
        if let place = (route.inFlow as? any LinkingRoute)?.destination(of: control, in: state) { return place }
        let field = record?.fields.first { $0.name == control }
        if case .record(let thing) = field?.value { return AppRoute(showing: thing) }
        return nil
    }
}
