/// Everything that can go wrong for a reason that a person should know. Data maps its failures to these once; nothing
/// else reaches a screen.
package enum AppError: Error, Hashable, Sendable {
    /// There is no such thing; the text names it.
    case notFound(String)
    /// The input is invalid; the text says why.
    case invalidInput(String)
    /// The store failed; the text says how.
    case storage(String)
    // if sign-in
    /// The user name and the password do not belong together.
    case wrongCredentials
    // end

    /// A short stable name for scripts.
    package var code: String {
        switch self {
        case .notFound: "not-found"
        case .invalidInput: "invalid-input"
        case .storage: "storage"
        // if sign-in
        case .wrongCredentials: "wrong-credentials"
        // end
        }
    }

    /// The message: what happened, in one sentence.
    package var message: String {
        switch self {
        case .notFound(let what): "\(what) does not exist."
        case .invalidInput(let problem): problem
        case .storage(let fault): "The store failed: \(fault)."
        // if sign-in
        case .wrongCredentials: "This user name and password do not belong together."
        // end
        }
    }

    /// The advice: what the user can do, in one sentence.
    package var advice: String {
        switch self {
        case .notFound: "Go back and choose from what there is."
        case .invalidInput: "Change it and try again."
        case .storage: "Try again; if it happens again, restart the app."
        // if sign-in
        case .wrongCredentials: "Check both and try again."
        // end
        }
    }
}
