import Domain
import Synchronization

/// Keeps who is signed in as the clinic's file has them: another workstation, or another process, may have changed
/// that.
final class StaffOnFile: Sendable {
    private let database: Database
    private let session: CurrentSession
    private let turn = Mutex(())

    init(database: Database, session: CurrentSession) {
        self.database = database
        self.session = session
    }

    /// Reads the signed-in person again. Signs out someone who is no longer on record; ignores a file that cannot be
    /// read.
    func follow() {
        // Reads and takes in under one lock: of two at once, the one that read later also speaks later.
        turn.withLock { _ in
            guard let staff = session.value?.staff.id else { return }
            do throws(AppError) {
                let record = try database.read { connection throws(AppError) in
                    try StaffRecord.find(staff, in: connection)
                }
                if let record { _ = session.update(record) } else { session.end(of: staff) }
            } catch {}
        }
    }
}
