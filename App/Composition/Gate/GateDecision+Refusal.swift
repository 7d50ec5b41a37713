import Domain
import Navigation

extension GateDecision where Target == AppRoute, Refusal == GateRefusal {
    /// The error of a refused place, or nil.
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
