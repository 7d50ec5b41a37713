/// A problem with the remote or the connection to it. Every case names the remote, never with a password.
package enum RemoteFault: Hashable, Sendable {
    /// It cannot be reached, or did not answer in time; the detail is the system's own.
    case unreachable(remote: String, detail: String)
    /// It does not let this workstation in: the user, the password or the certificate is wrong.
    case refused(remote: String, detail: String)
    /// The library that speaks its language is not installed.
    case libraryMissing(detail: String)
    /// Its engine does not do what a clinic needs; the detail says what is missing.
    case unsuitable(remote: String, detail: String)
    /// It has no clinic yet.
    case empty(remote: String)
    /// It keeps another clinic than this workstation.
    case anotherClinic(remote: String)
    /// Its tables are older than this program needs.
    case older(remote: String, version: Int, known: Int)
    /// Its tables are newer than this program knows.
    case newer(remote: String, version: Int, known: Int)
    /// It failed for another reason; the detail is its message.
    case failed(remote: String, detail: String)
}

extension RemoteFault {
    /// A short stable name, for scripts: `remote-unreachable`.
    package var code: String {
        switch self {
        case .unreachable: "remote-unreachable"
        case .refused: "remote-refused"
        case .libraryMissing: "remote-library-missing"
        case .unsuitable: "remote-unsuitable"
        case .empty: "remote-empty"
        case .anotherClinic: "remote-another-clinic"
        case .older: "remote-older"
        case .newer: "remote-newer"
        case .failed: "remote-failed"
        }
    }

    /// The message: what happened, in one sentence.
    package var message: String {
        switch self {
        case .unreachable(let remote, let detail): "\(remote) cannot be reached: \(detail)."
        case .refused(let remote, let detail): "\(remote) does not let this workstation in: \(detail)."
        case .libraryMissing(let detail): "The library for the remote cannot be loaded: \(detail)."
        case .unsuitable(let remote, let detail): "\(remote) cannot keep a clinic: \(detail)."
        case .empty(let remote): "\(remote) has no clinic yet."
        case .anotherClinic(let remote): "\(remote) keeps another clinic than this workstation."
        case .older(let remote, let version, let known):
            "\(remote) has tables of version \(version); this clinic needs version \(known)."
        case .newer(let remote, let version, let known):
            "\(remote) has tables of version \(version); this clinic knows up to \(known)."
        case .failed(let remote, let detail): "\(remote) failed: \(detail)."
        }
    }

    /// The advice: what the user can do, in one sentence.
    package var advice: String {
        switch self {
        case .unreachable: "Go on working: what you write is kept here and sent when the remote answers."
        case .refused: "Check the user, the password file and the certificate, then exchange again."
        case .libraryMissing: "Install libpq and try again."
        case .unsuitable: "Use PostgreSQL itself, version 13 or later."
        case .empty: "Make this clinic the remote's first."
        case .anotherClinic: "Name another remote, or open the clinic in another folder."
        case .older: "Bring the remote to this version first."
        case .newer: "Use that newer clinic; nothing was changed."
        case .failed: "Try again; if it happens again, show this text to the administrator of the remote."
        }
    }
}
