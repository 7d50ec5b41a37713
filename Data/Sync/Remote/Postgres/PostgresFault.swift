import Domain

/// An error of PostgreSQL or of the connection to it, and the only place where it becomes an `AppError`.
enum PostgresFault: Error {
    /// It could not be reached, or the connection was lost, or no answer came in time.
    case unreachable(String)
    /// It does not let this workstation in.
    case refused(String)
    /// It answered with an error: its SQLSTATE and its words.
    case said(state: String, String)
    /// The caller no longer waits.
    case ended
    /// The engine lacks something that PostgreSQL has.
    case lacking(String)
    /// Its tables are of another kind than this program needs.
    case unfit(RemoteFault)

    func appError(of remote: String) -> AppError {
        switch self {
        case .unreachable(let detail): .remote(.unreachable(remote: remote, detail: detail.asPart))
        case .refused(let detail): .remote(.refused(remote: remote, detail: detail.asPart))
        case .ended: .remote(.unreachable(remote: remote, detail: "nobody waits for its answer any more"))
        case .lacking(let detail): .remote(.unsuitable(remote: remote, detail: detail.asPart))
        case .unfit(let fault): .remote(fault)
        case .said(RemoteState.notOpen, _): .remote(.empty(remote: remote))
        case .said(let state, let words) where RemoteState.isOfTheWay(state) || RemoteState.isOfRivalry(state):
            .remote(.unreachable(remote: remote, detail: words.asPart))
        case .said(let state, let words) where RemoteState.isOfAccess(state):
            .remote(.refused(remote: remote, detail: words.asPart))
        case .said(let state, let words) where RemoteState.isOurs(state):
            .remote(.failed(remote: remote, detail: words.asPart))
        case .said(let state, let words): .remote(.failed(remote: remote, detail: "\(words.asPart) (\(state))"))
        }
    }

    /// Whether the connection cannot be used any more.
    var endsConnection: Bool {
        switch self {
        case .unreachable, .refused, .ended, .lacking, .unfit: true
        case .said(let state, _): RemoteState.isOfTheWay(state)
        }
    }

    /// Whether a connection that worked before may have been cut, so that a new one may help.
    var isOfACutConnection: Bool {
        switch self {
        case .unreachable: true
        case .said(let state, _): state.hasPrefix("57P") || state.hasPrefix("08")
        case .refused, .ended, .lacking, .unfit: false
        }
    }

    /// Whether the same may well succeed right away.
    var isOfTheMoment: Bool {
        if case .said(let state, _) = self { RemoteState.isOfTheMoment(state) } else { false }
    }
}

extension String {
    /// Words as a part of a sentence: one line, without a full stop.
    fileprivate var asPart: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
}
