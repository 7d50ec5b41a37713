import Domain
import Navigation

extension GateDecision where Target == AppRoute, Refusal == GateRefusal {
    /// What is wrong with the place itself, or with who wants to go there.
    var error: AppError? {
        let reasons: [GateRefusal] =
            switch self {
            case .refuse(let refusal): [refusal]
            case .redirect(_, let reasons): reasons
            case .allow, .signInFirst, .circle, .tooManyRedirects, .ask: []
            }
        return reasons.lazy.compactMap { if case .error(let error) = $0 { error } else { nil } }.first
    }

    /// Why the gates say no, as the user is told; nil where they say anything else.
    var refusal: String? {
        switch self {
        case .refuse(let refusal): refusal.line
        case .circle(let route): "\(route.breadcrumb.trail) leads back to itself, so you stay where you are."
        case .tooManyRedirects: "That place leads on and on to others, so you stay where you are."
        case .allow, .redirect, .signInFirst, .ask: nil
        }
    }
}
