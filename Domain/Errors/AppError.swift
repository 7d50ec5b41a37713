/// Everything that can go wrong for a reason that the user should know: what happened, and what to do about it.
///
/// Data maps its failures to these once; nothing else reaches a screen.
package enum AppError: Error, Hashable, Sendable {
    /// Something does not exist. The text names it, such as `Order #9999`, and `by` says how it was looked up.
    case notFound(String, by: Key = .number)
    /// Only for people who are signed in.
    case signInRequired
    /// The person who is signed in may not do this.
    case notAllowed(Permission)
    /// The person who requested this may not also decide it. The text names the request.
    case needsAnotherPerson(String)
    /// The user name and the password do not belong together.
    case wrongCredentials
    /// Too many wrong passwords in a row; trying is possible again after some seconds.
    case tooManyAttempts(seconds: Int)
    /// The input is invalid. The text says why.
    case invalidInput(String)
    /// Something else happened first; the text says what, and the advice is what to do about it.
    case conflict(String, advice: String = "Look at it as it is now, then decide again.")
    /// The clinic's file failed.
    case storage(StorageFault)
    /// The remote failed or could not be reached.
    case remote(RemoteFault)
    /// A bug in this program. The text is for its developers.
    case unexpected(String)
}

extension AppError {
    /// By what something was looked for.
    package enum Key: Hashable, Sendable {
        /// By a number, which the user may have mistyped.
        case number
        /// By name, or by an identity that nobody types.
        case name
    }

    /// A short stable name, for scripts: `not-found`.
    package var code: String {
        switch self {
        case .notFound: "not-found"
        case .signInRequired: "sign-in-required"
        case .notAllowed: "not-allowed"
        case .needsAnotherPerson: "needs-another-person"
        case .wrongCredentials: "wrong-credentials"
        case .tooManyAttempts: "too-many-attempts"
        case .invalidInput: "invalid-input"
        case .conflict: "conflict"
        case .storage(let fault): fault.code
        case .remote(let fault): fault.code
        case .unexpected: "unexpected"
        }
    }

    /// The message: what happened, in one sentence.
    package var message: String {
        switch self {
        case .notFound(let what, _): "\(what) does not exist."
        case .signInRequired: "This is for people who are signed in."
        case .notAllowed(let permission): "You may not \(permission.activity)."
        case .needsAnotherPerson(let what): "You asked for \(what) yourself, so you cannot decide it."
        case .wrongCredentials: "This user name and password do not belong together."
        case .tooManyAttempts(let seconds):
            "There were too many wrong passwords; the next try is possible in \(seconds) s."
        case .invalidInput(let problem): problem
        case .conflict(let what, _): what
        case .storage(let fault): fault.message
        case .remote(let fault): fault.message
        case .unexpected(let detail): "Something went wrong inside the app: \(detail)."
        }
    }

    /// The advice: what the user can do, in one sentence.
    package var advice: String {
        switch self {
        case .notFound(_, by: .number): "Check the number, or go back to the list."
        case .notFound(_, by: .name): "Go back and choose from what there is."
        case .signInRequired: "Sign in and try again."
        case .notAllowed(let permission):
            "Ask a \(permission.holders.map(\.rawValue).formatted(lastJoinedBy: "or")) to do it."
        case .needsAnotherPerson:
            "Ask another \(Permission.decideRefunds.holders.map(\.rawValue).formatted(lastJoinedBy: "or")) to decide it."
        case .tooManyAttempts: "Wait that long, then try again."
        case .wrongCredentials: "Check both and try again."
        case .invalidInput: "Change it and try again."
        case .conflict(_, let advice): advice
        case .storage(let fault): fault.advice
        case .remote(let fault): fault.advice
        case .unexpected: "Try again; if it happens again, report it with this text."
        }
    }

    /// Whether a value on screen must go when a later read ends with this: it is gone, or no longer for these eyes.
    package var voidsWhatIsShown: Bool {
        switch self {
        case .notFound, .signInRequired, .notAllowed, .needsAnotherPerson: true
        case .wrongCredentials, .tooManyAttempts, .invalidInput, .conflict, .storage, .remote, .unexpected: false
        }
    }
}

extension [String] {
    /// The words as a list in a sentence: `a, b or c`.
    fileprivate func formatted(lastJoinedBy word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) \(last)"
    }
}
