/// The reason why a gift card cannot be changed.
package enum GiftCardProblem: Error, Hashable, Sendable {
    /// It is already finished.
    case doneAlready
    /// It has changed since it was seen.
    case changed

    /// The reason in one sentence.
    package var message: String {
        switch self {
        case .doneAlready: "Somebody finished it already."
        case .changed: "Somebody changed it meanwhile."
        }
    }
}
