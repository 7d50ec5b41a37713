import Domain
import Foundation

/// Signs staff in against the clinic's file. The session itself lives in memory only.
struct StaffSessionStore: StaffSessionRepository {
    let database: GuardedDatabase
    let current: CurrentSession
    let live: LiveReads
    let passwords: PasswordHasher
    let clock: any WallClock

    func session() -> Snapshots<StaffSession?> {
        live.stream(from: .process) { [current] () throws(AppError) in current.value }
    }

    func signIn(_ credentials: Credentials, operation: OperationID) async throws(AppError) -> StaffSession {
        let (staff, renewedHash) = try await check(credentials)
        let recording = SignInRecording(
            staff: staff, at: clock.storedNow, operation: operation, renewedHash: renewedHash)
        let outcome = try await database.writeForAnyone { connection throws(AppError) in
            try recording.apply(to: connection)
        } committed: { [current, live] outcome in
            guard outcome.isNew else { return }
            current.begin(outcome.session)
            live.refresh()
        }
        return outcome.session
    }

    func signOut(operation: OperationID) async {
        current.end(by: operation)
        live.refresh()
    }

    /// Whose credentials these are. Takes the same work whether the name exists or not, so that waiting tells nothing;
    /// runs away from the caller's actor, because it is meant to be slow.
    @concurrent
    private func check(_ credentials: Credentials) async throws(AppError) -> (staff: Staff.ID, renewedHash: String?) {
        let userName = credentials.userName.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        let record = try database.readForAnyone { connection throws(AppError) in
            try StaffRecord.find(userName: userName, in: connection)
        }
        let hash = record?.passwordHash ?? passwords.decoy
        guard try passwords.verify(credentials.password, against: hash), let record else { throw .wrongCredentials }
        guard try passwords.isOutdated(hash) else { return (record.staff.id, nil) }
        return (record.staff.id, try passwords.hash(credentials.password))
    }
}
