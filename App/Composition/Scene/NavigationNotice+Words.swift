import Navigation

nonisolated extension NavigationNotice<AppRoute, AppAlert, GateRefusal> {
    /// The text of the notice.
    var line: String {
        switch self {
        case .refused(let refusal): refusal.line
        case .circle(let route): "\(route.breadcrumb.trail) leads back to itself, so you stay where you are."
        case .tooManyRedirects: "That place leads on and on to others, so you stay where you are."
        case .hiddenByNow: "You may not see that place any more, so you stay where you are."
        case .staysSaved(let causes):
            "Undo leads back to where you were, and no further: what "
                + causes.map { "“\($0.text)”" }.joined(separator: ", ") + " saved stays."
        case .answerLost(let alert): "“\(alert.title)” was closed; what you typed there is gone."
        case .draftLost(let routes): "“\(routes.map { $0.title }.trail)” was closed; what you typed there is gone."
        case .hiddenDraftsLost: "What you typed where you may not be any more is gone."
        case .signInLeads(let goal, let earlier):
            "Signing in leads to \(goal.goal) now, no longer to \(earlier.goal)."
        }
    }
}
