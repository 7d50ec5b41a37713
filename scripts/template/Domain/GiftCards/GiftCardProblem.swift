/// Why a gift card cannot be changed as someone wishes.
package enum GiftCardProblem: Error, Hashable, Sendable {
    /// Somebody finished it before.
    case doneAlready

    /// What is wrong, in one sentence.
    package var message: String {
        switch self {
        case .doneAlready: "Somebody finished it already."
        }
    }
}
