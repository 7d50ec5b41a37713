import DesignSystem
import Domain

nonisolated extension StaffRoute: LinkingRoute {
    static func place(of record: Record) -> StaffRoute? {
        record.word(ofType: "colleague").flatMap { StaffSlug($0) }.map(StaffRoute.colleague)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        if control == "history", case .colleague(let userName) = self { return .staff(.history(userName)) }
        return control == "invite" && self == .list ? .staff(.invite) : nil
    }
}
