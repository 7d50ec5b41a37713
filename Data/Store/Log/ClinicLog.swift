import Domain
import FoundationEssentials
import Synchronization

/// The clinic's log: every change of a shared record, in the order of the commits on this workstation, hashed into one
/// tree.
package final class ClinicLog: Sendable {
    let clock: any WallClock
    let identifiers: any IdentifierSource
    private let session: CurrentSession
    private let queue = Mutex<(any ChangeQueue)?>(nil)

    init(clock: any WallClock, identifiers: any IdentifierSource, session: CurrentSession) {
        (self.clock, self.identifiers, self.session) = (clock, identifiers, session)
    }

    /// The open key of a member of staff, if it is at hand.
    func key(of staff: Staff.ID) -> SigningKey? { session.key(of: staff) }

    /// A new salt for an image.
    func salt() -> UUID { identifiers.next() }

    /// Queues every later write, if the clinic is shared.
    func queueChanges(in queue: any ChangeQueue) {
        self.queue.withLock { $0 = queue }
    }

    /// Appends the changes of a transaction that ends. In a shared clinic they are queued first, which may change what
    /// is counted: they are then read `again`.
    func append(
        _ changes: [RecordChange], of recording: ChangeRecording, in connection: Connection,
        again: () throws(AppError) -> [RecordChange]
    ) throws(AppError) {
        let write = RecordedWrite(
            operation: OperationID(identifiers.next()), what: recording.request?.what ?? "", author: recording.author,
            permissions: recording.request?.permissions ?? [], at: clock.storedNow)
        let isShared = try connection.isShared()
        var changes = changes
        if isShared, recording.request != nil {
            // A write in a shared clinic that is not queued would never reach the other workstations.
            guard let queue = queue.withLock(\.self) else {
                throw .unexpected("a shared clinic has no queue of changes")
            }
            try queue.queue(changes, of: write, in: connection)
            changes = try again()
        }
        // Nobody writes that a record gets another number, which comes from the remote.
        let cause: LogCause = isShared && recording.author == nil ? .arrived : .written
        let read = try changes.map { change throws(AppError) in
            SignedIntent.Change(
                change, cause, version: isShared ? try change.version(in: connection) : 0, salt: salt())
        }
        try append(read, of: write, signedWith: recording.key, in: connection)
    }

    /// Appends an entry about records that were there before the log, or that are taken in: by nobody from the remote,
    /// or as somebody chose.
    func append(
        _ changes: [SignedIntent.Change], by author: Staff.ID?, signedWith key: SigningKey? = nil,
        in connection: Connection
    ) throws(AppError) {
        guard !changes.isEmpty else { return }
        let write = RecordedWrite(
            operation: OperationID(identifiers.next()), what: "", author: author, permissions: [], at: clock.storedNow)
        try append(changes, of: write, signedWith: key, in: connection)
    }

    /// Appends an entry about a read.
    func append(_ read: LoggedRead, by author: Staff.ID, in connection: Connection) throws(AppError) {
        let position = try LogHead.read(from: connection).tree.count + 1
        let change = try read.change(at: position, salt: salt(), in: connection)
        try append([change], by: author, signedWith: key(of: author), in: connection)
    }

    private func append(
        _ changes: [SignedIntent.Change], of write: RecordedWrite, signedWith key: SigningKey?,
        in connection: Connection
    ) throws(AppError) {
        try append(in: connection, signedWith: key) { head in
            SignedIntent(
                clinic: head.clinic ?? .nobody, operation: write.operation.rawValue,
                author: write.author?.rawValue ?? .nobody, workstation: head.workstation, at: write.at.milliseconds,
                changes: changes)
        }
    }

    /// Appends an entry, signed with the key of its author.
    func append(
        in connection: Connection, signedWith key: SigningKey? = nil, _ intent: (LogHead) -> SignedIntent
    ) throws(AppError) {
        var head = try LogHead.read(from: connection)
        let intent = intent(head)
        let statement = intent.statement
        let entry = LogEntry(
            position: head.tree.count + 1, intent, signature: key?.sign(statement), statement: statement)
        try entry.insert(intent, in: connection)
        head.tree.append(entry.leaf)
        try head.write(to: connection)
    }
}

extension UUID {
    /// Stands for an unknown person or a missing clinic in the log, and for the subject of an operation that has none.
    package static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

extension SignedIntent.Change {
    init(_ change: RecordChange, _ cause: LogCause, version: Int64, salt: UUID) {
        self.init(
            kind: cause.kind(change.kind), subject: change.subject, version: version, salt: salt,
            before: change.before, after: change.after)
    }
}

extension RecordChange {
    /// The version at the remote that the record was based on; 0 for none.
    fileprivate func version(in connection: Connection) throws(AppError) -> Int64 {
        try connection.first(
            "SELECT version FROM synced_record WHERE kind = ? AND subject = ?",
            [.text(kind.rawValue), .identity(subject)]
        ) { row throws(AppError) in Int64(try row.integer(0)) } ?? 0
    }
}
