extension RemoteOutcome {
    /// Reads the answer of `clinic.apply`: a row for each record, or one with the reason why it is refused. No row is
    /// the answer to a write that changes nothing.
    init?(_ result: PostgresResult) {
        switch result.count > 0 ? result.text(0, 0) : "applied" {
        case "applied": self = .applied(result.records)
        case "conflict": self = .conflict(result.records)
        case let verdict?:
            guard let reason = RemoteRefusal.Reason(rawValue: verdict) else { return nil }
            self = .rejected(
                RemoteRefusal(
                    reason: reason, kind: result.text(0, 1), subject: result.identity(0, 2),
                    detail: result.text(0, 5) ?? ""))
        case nil: return nil
        }
    }

    /// The refusal for an error, or nil if it is not about the write itself: a write that cannot be understood now
    /// never will be, and would block all that follow.
    init?(refusing fault: PostgresFault) {
        guard case .said(let state, let words) = fault, RemoteState.isOfTheContent(state), state != RemoteState.taken
        else { return nil }
        self = .rejected(RemoteRefusal(reason: .malformed, kind: nil, subject: nil, detail: words))
    }

    /// The refusal of a write that takes what is taken, however often it is tried; nil for any other error.
    init?(stillTaken fault: PostgresFault) {
        guard case .said(RemoteState.taken, let words) = fault else { return nil }
        self = .rejected(RemoteRefusal(reason: .numberTaken, kind: nil, subject: nil, detail: words))
    }
}

extension PostgresResult {
    /// The records in columns 1 to 4: kind, subject, version and body.
    fileprivate var records: [RemoteRecord] { (0..<count).compactMap { record($0, from: 1) } }

    /// The record in a row, from a column on.
    func record(_ row: Int, from column: Int) -> RemoteRecord? {
        guard let kind = text(row, column), let subject = identity(row, column + 1),
            let version = integer(row, column + 2)
        else { return nil }
        return RemoteRecord(kind: kind, subject: subject, version: version, body: text(row, column + 3))
    }
}
