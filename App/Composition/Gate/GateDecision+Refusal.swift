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
}
