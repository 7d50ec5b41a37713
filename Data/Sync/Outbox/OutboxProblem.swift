import Domain

/// Why a queued write did not get through, in a form that is stored.
enum OutboxProblem: Hashable, Sendable {
    /// The remote refuses it, or this workstation without having asked.
    case refused(RemoteRefusal.Reason, detail: String)
    /// A newer program of this workstation wrote it, and this one does not know all that it takes.
    case newer
    /// The remote failed; the detail is its message.
    case failed(detail: String)
    /// Another workstation was faster. Never stored.
    case overtaken
    /// It is not under way: the remote had the record and lost it.
    case lost

    /// The text that is stored: a word that never changes, and the detail after a blank.
    var stored: String? {
        switch self {
        case .refused(let reason, let detail): "\(reason.rawValue) \(detail)"
        case .failed(let detail): "failed \(detail)"
        case .overtaken: nil
        case .newer: "newer"
        case .lost: "lost"
        }
    }

    /// Reads a stored text.
    init(stored text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let detail = parts.count > 1 ? parts[1] : ""
        self =
            switch parts[0] {
            case "newer": .newer
            case "lost": .lost
            case let word:
                RemoteRefusal.Reason(rawValue: word).map { .refused($0, detail: detail) } ?? .failed(detail: detail)
            }
    }

    /// The error to show for a write that is retried automatically, or waits for someone.
    func error(isTriedAgain: Bool) -> AppError {
        switch self {
        case .refused(.notAllowed, let detail):
            .conflict("It is not allowed: \(detail).", advice: "Ask someone who may to try it again or to discard it.")
        case .refused(.shortage, _):
            .conflict(
                "There is not enough left: another workstation sold it first.",
                advice: "Try again when there is more, or discard it.")
        case .refused(.overlap, _):
            .conflict(
                "It needs rebooking: another workstation gave the time away first.",
                advice: "Open the record and choose another time, then try this again; or discard it.")
        case .refused(.numberTaken, _):
            .conflict("Its number is in use elsewhere.", advice: "Try again: it gets another one. Or discard it.")
        case .refused(.malformed, let detail):
            .unexpected("the remote does not understand a write: \(detail)")
        case .newer:
            .conflict(
                "A newer version of this program wrote it, and an older one could not send it.",
                advice: "Try it again with the newer version.")
        case .lost:
            .conflict(
                "The remote was restored from a backup that does not have it.",
                advice: "Try again to send it once more, or discard it here too.")
        case .failed(let detail):
            .conflict(
                "The remote failed at it: \(detail).",
                advice: isTriedAgain ? "It is tried again by itself." : "Try again later, or discard it.")
        case .overtaken:
            .conflict(
                "Another workstation was faster.",
                advice: isTriedAgain ? "It is tried again by itself." : "Try again, or discard it.")
        }
    }
}
