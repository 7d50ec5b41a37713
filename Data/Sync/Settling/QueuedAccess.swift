import Data
import Domain

/// The access to a queued write: to send it, see its contents, and resolve it, a person must be allowed to make it
/// now.
struct QueuedAccess {
    private let row: OutboxRow
    private let kinds: [RecordKind?]

    init(_ row: OutboxRow, _ changes: [OutboxChange]) {
        self.row = row
        kinds = changes.map { RecordKind(rawValue: $0.kind) }
    }

    /// The author's role below what is queued about themselves: their own step down comes after what they did before.
    private func roleAtTheRemote(in connection: Connection) throws(AppError) -> Role? {
        guard let author = row.author?.rawValue,
            let before = try OutboxChange.all(of: RecordKind.staff.rawValue, author, in: connection).first?.before
        else { return nil }
        return Standing(try RecordImage(before, in: connection)).role
    }

    /// The reason why its author may no longer make it, or nil: their role may have changed.
    func problem(in connection: Connection) throws(AppError) -> OutboxProblem? {
        let author = try row.author.flatMap { author throws(AppError) in try StaffRecord.find(author, in: connection) }
        guard let role = try roleAtTheRemote(in: connection) ?? author?.staff.role else {
            return .refused(.notAllowed, detail: "its author is not known")
        }
        guard let permissions else { return .newer }
        return permissions.first { !role.may($0) }.map {
            .refused(.notAllowed, detail: "a \(role.rawValue) may not \($0.activity)")
        }
    }

    /// Checks that a person may see and resolve it. A write about a member of staff is for that one alone.
    ///
    /// - Throws: `AppError.notAllowed` or `AppError.conflict`.
    func check(_ staff: Staff) throws(AppError) {
        guard let permissions else { throw .newer }
        for permission in permissions where !staff.role.may(permission) { throw .notAllowed(permission) }
        guard !kinds.contains(.staff) || row.author == staff.id else { throw .someoneElses }
    }

    /// Whether a person may see and resolve it.
    func allows(_ staff: Staff) -> Bool {
        do throws(AppError) { try check(staff) } catch { return false }
        return true
    }

    /// The required permissions, or nil if this program does not know all of them.
    private var permissions: [Permission]? { kinds.contains(nil) ? nil : row.permissions }
}

extension AppError {
    fileprivate static let newer = AppError.conflict(
        "A newer version of this program wrote that.", advice: "Look at it with that version.")

    fileprivate static let someoneElses = AppError.conflict(
        "That was changed by somebody else, and is theirs alone.", advice: "Ask them to look at it.")
}
