/// Why a gift card cannot be changed as someone requests.
package enum GiftCardProblem: Error, Hashable, Sendable {
    /// Somebody finished it before.
    case doneAlready
    /// Somebody changed it since it was seen.
    case changed

    /// What is wrong, in one sentence.
    package var message: String {
        switch self {
        case .doneAlready: "Somebody finished it already."
        case .changed: "Somebody changed it meanwhile."
        }
    }
}
