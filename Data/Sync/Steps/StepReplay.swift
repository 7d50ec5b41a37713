import Data
import Domain
import FoundationEssentials

/// Works out what the records in the inbox are from what was signed, whatever the remote says that they are. A step
/// that fails is left out and set aside; it holds up nothing else. Runs inside a transaction.
struct StepReplay {
    let connection: Connection
    /// The identity of the remote's clinic.
    let clinic: UUID
    /// The moment by the clock here.
    let now: Date
    /// Those that were checked before.
    var signatures = CheckedSignatures()
    /// Whether this workstation is fetching everything.
    var isBeginning = false

    /// The mark of a record in the inbox of which only the steps say what it is.
    static let asSigned = "as signed"

    private struct Come {
        let kind: RecordKind
        let subject: UUID
        let version: Int
        let known: Int
        let body: String?
        let isAsSigned: Bool
    }

    /// First the clinic, whose founding key everything goes back to, and the staff, in the order of what they did. Then
    /// everything else, record by record.
    func run() throws(AppError) {
        let judge = StepJudge(
            connection: connection, clinic: clinic, founder: try FoundingKey(connection: connection).find(of: clinic),
            now: now, firstWrite: isBeginning ? nil : try firstWrite(), signatures: signatures)
        try replayStaff(judge)
        for kind in RecordKind.allCases where kind != .staff {
            for come in try come(kind) { try settle(come, try replay(come, judge)) }
        }
        try connection.run("DELETE FROM settled_base")
    }

    private func firstWrite() throws(AppError) -> Int? {
        try connection.first("SELECT min(place) FROM taken_step WHERE place IS NOT NULL") { row throws(AppError) in
            try row.optionalInteger(0)
        } ?? nil
    }

    /// The record after its steps.
    private struct Outcome {
        var image: RecordImage?
        /// The image as a text, if it was made already.
        var text: String?
        /// The last version of which there is a step.
        var version: Int
        var flaws: [(step: RemoteStep, flaw: StepFlaw)] = []
    }

    private func replay(_ come: Come, _ judge: StepJudge) throws(AppError) -> Outcome {
        let steps = try InboxSteps(connection: connection).all(of: come.kind.rawValue, come.subject, after: come.known)
        var outcome = Outcome(image: try base(come), version: come.known)
        for step in steps { try apply(step, of: come, judge, to: &outcome) }
        return outcome
    }

    private func apply(
        _ step: RemoteStep, of come: Come, _ judge: StepJudge, to outcome: inout Outcome
    ) throws(AppError) {
        let kind = come.kind
        outcome.version = max(outcome.version, step.version)
        switch try judge.take(step, of: kind, onto: outcome.image, own: { () throws(AppError) in try own(come) }) {
        case .failure(let flaw): outcome.flaws.append((step, flaw))
        case .success(let taken):
            let text = taken.image?.text(as: kind.synced)
            if let image = taken.image, let text, let flaw = try shapeFlaw(image, text, of: come) {
                outcome.flaws.append((step, flaw))
                return
            }
            if !taken.isFromTheBeginning {
                try ReplayedSteps(connection: connection).add(step, of: kind, from: outcome.image, to: taken.image)
            }
            (outcome.image, outcome.text) = (taken.image, text)
            try connection.run(
                "INSERT OR IGNORE INTO taken_step (operation, subject, version, place) VALUES (?, ?, ?, ?)",
                [
                    .identity(taken.operation), .identity(step.subject), .integer(step.version),
                    taken.isFromTheBeginning ? .null : .integer(step.place),
                ])
        }
    }

    /// Steps of all colleagues in the order of their places: each may change who may take the next.
    private func replayStaff(_ judge: StepJudge) throws(AppError) {
        let come = try come(.staff)
        var outcomes: [UUID: Outcome] = [:]
        for record in come { outcomes[record.subject] = Outcome(image: try base(record), version: record.known) }
        let known = Dictionary(come.map { ($0.subject, $0) }) { first, _ in first }
        for step in try InboxSteps(connection: connection).all(of: .staff) {
            guard var outcome = outcomes[step.subject], let record = known[step.subject], step.version > record.known
            else { continue }
            let before = outcome.image
            try apply(step, of: record, judge, to: &outcome)
            let isKnown = try Standing.isKnown(step, in: connection)
            if let image = outcome.image, !isKnown || image != before {
                try Standing(image).keep(of: step.subject, from: step.place, in: connection)
            }
            outcomes[step.subject] = outcome
        }
        for record in come { if let outcome = outcomes[record.subject] { try settle(record, outcome) } }
    }

    /// Records as the remote says that they are, are checked when they come; what else comes out, here.
    private func shapeFlaw(_ image: RecordImage, _ text: String, of come: Come) throws(AppError) -> StepFlaw? {
        let kind = come.kind
        if text == come.body { return nil }
        guard Set(image.fields.keys) == Set(kind.synced.names) else { return .shapeless }
        var check = ArrivalCheck(connection: connection, clinic: clinic)
        let record = RemoteRecord(kind: kind.rawValue, subject: come.subject, version: 1, body: text)
        return try check.flaw(in: record) == nil ? nil : .shapeless
    }

    private func settle(_ come: Come, _ outcome: Outcome) throws(AppError) {
        let (kind, aside) = (come.kind.rawValue, SetAside(connection: connection))
        let text = outcome.text ?? outcome.image?.text(as: come.kind.synced)
        for (step, flaw) in outcome.flaws where flaw != .forgotten || come.body != nil || outcome.image != nil {
            try aside.put(
                RemoteRecord(kind: kind, subject: step.listed, version: step.version, body: nil),
                for: ArrivalCheck.Flaw(reason: flaw.rawValue))
        }
        if text != come.body, !come.isAsSigned, try !aside.has(kind, come.subject) {
            try aside.put(
                RemoteRecord(kind: kind, subject: come.subject, version: come.version, body: come.body),
                for: ArrivalCheck.Flaw(reason: outcome.flaws.first?.flaw.rawValue ?? StepFlaw.unsigned.rawValue))
        }
        guard outcome.version > 0, text != nil || come.body == nil || come.known > 0 else {
            try connection.run(
                "DELETE FROM inbox WHERE kind = ? AND subject = ?", [.text(kind), .identity(come.subject)])
            return
        }
        guard text != come.body || outcome.version != come.version else { return }
        try connection.run(
            "UPDATE inbox SET body = ?, version = ? WHERE kind = ? AND subject = ?",
            [.text(text), .integer(outcome.version), .text(kind), .identity(come.subject)])
    }
}

extension StepReplay {
    private func come(_ kind: RecordKind) throws(AppError) -> [Come] {
        try connection.rows(
            """
            SELECT subject, version, body, coalesce((SELECT version FROM synced_record AS known
                WHERE known.kind = inbox.kind AND known.subject = inbox.subject), 0), reason
            FROM inbox WHERE kind = ? ORDER BY subject
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in
            Come(
                kind: kind, subject: try row.identity(0), version: try row.integer(1), known: try row.integer(3),
                body: try row.optionalText(2), isAsSigned: try row.optionalText(4) == Self.asSigned)
        }
    }

    /// The record at the remote as this workstation knew it, below its own writes that the remote does not have.
    private func base(_ come: Come) throws(AppError) -> RecordImage? {
        guard come.known > 0 else { return nil }
        let (kind, subject) = (SQLValue.text(come.kind.rawValue), SQLValue.identity(come.subject))
        let settled = try connection.first(
            "SELECT body FROM settled_base WHERE kind = ? AND subject = ?", [kind, subject]
        ) { row throws(AppError) in try row.optionalText(0) }
        if let settled { return try image(settled) }
        if let first = try OutboxChange.all(of: come.kind.rawValue, come.subject, in: connection).first {
            return try image(first.remoteBody)
        }
        return try own(come)
    }

    /// The record as people see it here.
    private func own(_ come: Come) throws(AppError) -> RecordImage? {
        let text = try connection.first(come.kind.synced.imageSQL, [.identity(come.subject)]) { row throws(AppError) in
            try row.text(0)
        }
        return try image(text)
    }

    private func image(_ text: String?) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        return try RecordImage(text, in: connection)
    }
}

extension RemoteStep {
    /// Under which identity a step that failed is listed: that of its write, if that can be read.
    fileprivate var listed: UUID {
        if let intent = SignedIntent(signed.intent) { return intent.operation }
        var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: signed.signature.prefix(16)) }
        return UUID(uuid: bytes)
    }
}
