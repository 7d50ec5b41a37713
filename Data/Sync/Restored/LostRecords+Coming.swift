import Data
import Domain
import FoundationEssentials

/// Lost records that came back because a workstation sent them again, equal to the local ones or not.
extension LostRecords {
    /// The remote's version of a record that this workstation sends again.
    enum Answer {
        /// The version of this workstation.
        case same
        /// The same under another number, or with other goods. What builds on the record must not go before it is so
        /// here, too.
        case otherwise
        /// Another workstation's version, which lacks something of this one's.
        case another
    }

    /// The kind of an answer that may be about another workstation's write.
    func answer(_ records: [RemoteRecord], to operation: RemoteOperation) throws(AppError) -> Answer {
        guard operation.isOnceMore, let mine = operation.changes.first,
            let kind = RecordKind(rawValue: mine.kind), let after = mine.after,
            let theirs = records.first(where: { $0.subject == mine.subject && $0.kind == mine.kind })?.body
        else { return .same }
        guard try has(theirs, after, kind) else { return .another }
        let number = try connection.first(
            "SELECT ?1 ->> '$.number' IS ?2 ->> '$.number'", [.text(after), .text(theirs)]
        ) { row throws(AppError) in try row.integer(0) == 1 }
        let isWhole = operation.changes.allSatisfy { change in
            records.contains { $0.subject == change.subject && $0.kind == change.kind }
        }
        return number == true && isWhole ? .same : .otherwise
    }

    /// Forgets records that another workstation has sent since and that came back complete. A person decides about any
    /// other, as about any conflict.
    ///
    /// - Returns: the writes that create an order which came back otherwise.
    func forgetWhatCame() throws(AppError) -> [Int] {
        var contradicted: [Int] = []
        for came in try whatCame() {
            if came.isOnceMore, try has(came.theirs, came.mine, came.kind) {
                try LostGoods(connection: connection, entry: came.entry).takeNothing()
                try OutboxRow.delete(came.entry, in: connection)
            } else if came.kind == .order {
                contradicted.append(came.entry)
            }
        }
        return contradicted
    }

    /// A record that came, and that a queued write makes.
    private struct Came {
        let entry: Int
        let isOnceMore: Bool
        let kind: RecordKind
        let mine: String
        let theirs: String
    }

    private func whatCame() throws(AppError) -> [Came] {
        try connection.rows(
            """
            SELECT outbox.number, outbox.operation, mine.kind, mine.subject, mine.after, inbox.body FROM outbox
            CROSS JOIN outbox_change AS mine ON mine.entry = outbox.number AND mine.before IS NULL
            CROSS JOIN inbox ON inbox.kind = mine.kind AND inbox.subject = mine.subject AND inbox.body IS NOT NULL
            WHERE mine.after IS NOT NULL
            """
        ) { row throws(AppError) in
            guard let kind = RecordKind(rawValue: try row.text(2)) else {
                throw row.corrupt("a record of no known kind")
            }
            return Came(
                entry: try row.integer(0), isOnceMore: try row.identity(1) == row.identity(3).again, kind: kind,
                mine: try row.text(4), theirs: try row.text(5))
        }
    }

    /// Whether the remote's version equals this workstation's or a later version of it, ignoring short numbers.
    private func has(_ theirs: String, _ mine: String, _ kind: RecordKind) throws(AppError) -> Bool {
        let theirImage = kind.synced.canonical("?2")
        let statement =
            switch kind.history {
            case let history?:
                """
                SELECT NOT EXISTS (
                    SELECT 1 FROM json_each(?1, '$.\(history)') AS mine
                    LEFT JOIN json_each(\(theirImage), '$.\(history)') AS theirs USING (key)
                    WHERE theirs.value IS NOT mine.value)
                """
            case nil:
                "SELECT json_remove(?1, \(Self.numbers)) IS json_remove(\(theirImage), \(Self.numbers))"
            }
        return try connection.first(statement, [.text(mine), .text(theirs)]) { row throws(AppError) in
            try row.integer(0) == 1
        } ?? false
    }

    /// The fields of a record that are short numbers, its own and another's.
    private static let numbers = "'$.number', '$.patient'"
}

extension RemoteOperation {
    /// Whether it sends a lost record again, as every workstation does, so that the answer may be about another one's
    /// write.
    var isOnceMore: Bool {
        guard let first = changes.first, first.before == nil else { return false }
        return id.rawValue == first.subject.again
    }
}

extension RecordKind {
    /// The field that every change of the record adds to, so that the longer one is the newer version.
    fileprivate var history: String? {
        switch self {
        case .order: "order_event"
        case .appointment: "appointment_event"
        default: nil
        }
    }
}
