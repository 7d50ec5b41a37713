import Domain
import FoundationEssentials

/// One write at another workstation, as it is taken in.
package struct ArrivedStep: Sendable {
    /// The write.
    package let operation: UUID
    /// The person who wrote it.
    package let author: UUID
    /// The file in which they wrote it.
    package let workstation: UUID
    /// When, by that workstation's clock.
    package let at: Int64
    /// The record before it.
    package let before: String?
    /// The record after it.
    package let after: String?

    /// A write of one record.
    package init(
        operation: UUID, author: UUID, workstation: UUID, at: Int64, before: String?, after: String?
    ) {
        (self.operation, self.author, self.workstation, self.at) = (operation, author, workstation, at)
        (self.before, self.after) = (before, after)
    }
}

extension ClinicLog {
    /// Appends what is about to be taken in from a table: in the name of each author who wrote it elsewhere, or as the
    /// choice of somebody here.
    fileprivate func takeIn(
        _ kind: RecordKind, from source: String, of recording: ChangeRecording, in connection: Connection,
        _ steps: (UUID) throws(AppError) -> [ArrivedStep]
    ) throws(AppError) {
        let cause: LogCause = recording.author == nil ? .arrived : .written
        let sql = Self.comingSQL(of: kind, in: source)
        try page { last throws(AppError) in
            let changes = try connection.rows(sql, [.text(kind.rawValue), .blob(last)]) { row throws(AppError) in
                SignedIntent.Change(
                    kind: cause.kind(kind), subject: try row.identity(0), version: Int64(try row.integer(3)),
                    salt: salt(), before: try row.optionalText(1), after: try row.optionalText(2))
            }
            var others: [SignedIntent.Change] = []
            for change in changes where try !append(change, as: try steps(change.subject), in: connection) {
                others.append(change)
            }
            try append(others, by: recording.author, signedWith: recording.key, in: connection)
            return changes
        }
    }

    /// The records that a table brings: each with its present image, the one that comes, and the version known so far.
    private static func comingSQL(of kind: RecordKind, in source: String) -> String {
        """
        SELECT subject, (\(kind.synced.imageSQL.replacing("= ?", with: "= come.subject"))), body,
            coalesce((SELECT version FROM synced_record AS known
                WHERE known.kind = come.kind AND known.subject = come.subject), 0)
        FROM \(source) AS come WHERE kind = ? AND subject > ? ORDER BY subject LIMIT \(most)
        """
    }

    /// Appends the steps that make a change, each as its author's.
    ///
    /// - Returns: false where none is known.
    private func append(
        _ change: SignedIntent.Change, as steps: [ArrivedStep], in connection: Connection
    ) throws(AppError) -> Bool {
        guard let first = steps.first else { return false }
        var change = change
        if change.before == nil, let beginning = first.before {
            // The record was there when the clinic was shared.
            try append([change.going(from: nil, to: beginning, salt())], by: nil, in: connection)
            change = change.going(from: beginning, to: change.after, change.salt)
        }
        for step in try logged(steps, as: change, in: connection) where step.before != step.after {
            try append(in: connection) { head in
                SignedIntent(
                    clinic: head.clinic ?? .nobody, operation: step.operation, author: step.author,
                    workstation: step.workstation, at: step.at,
                    changes: [change.going(from: step.before, to: step.after, salt())])
            }
        }
        return true
    }

    /// The steps that lead from the record here to the one that comes: all of them, or without those that were written
    /// here. Where writes that wait here lie above them, it is one step, by their author, or by nobody if there are
    /// several.
    private func logged(
        _ steps: [ArrivedStep], as change: SignedIntent.Change, in connection: Connection
    ) throws(AppError) -> [ArrivedStep] {
        let own = try LogHead.read(from: connection).workstation
        let others = steps.filter { $0.workstation != own }
        for steps in [steps, others] where steps.first?.before == change.before && steps.last?.after == change.after {
            return steps
        }
        let last = others.last.flatMap { last in others.allSatisfy { $0.author == last.author } ? last : nil }
        return [
            ArrivedStep(
                operation: last?.operation ?? identifiers.next(), author: last?.author ?? .nobody,
                workstation: last?.workstation ?? own, at: last?.at ?? clock.storedNow.milliseconds,
                before: change.before, after: change.after)
        ]
    }
}

extension SignedIntent.Change {
    /// Another change of the same record.
    fileprivate func going(from before: String?, to after: String?, _ salt: UUID) -> Self {
        Self(kind: kind, subject: subject, version: version, salt: salt, before: before, after: after)
    }
}

extension Connection {
    /// Appends to the log that the records of a kind are about to be taken in from a table of them.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - source: the table.
    ///   - steps: the writes that made a record what it comes as, oldest first; none where that is not known.
    /// - Throws: a storage error, or what `steps` throws.
    package func willTakeIn(
        _ kind: RecordKind, from source: String, steps: (UUID) throws(AppError) -> [ArrivedStep]
    ) throws(AppError) {
        guard let recording else { return }
        try recording.log.takeIn(kind, from: source, of: recording, in: self, steps)
    }

    /// Appends to the log what the transaction has changed so far, before records are taken in.
    package func settleChanges() throws(AppError) {
        try recording?.settle(in: self)
    }
}
