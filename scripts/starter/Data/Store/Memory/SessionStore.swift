// only sign-in memory
import Domain
import Synchronization

/// The session, in memory.
final class SessionStore: SessionRepository {
    private let current = Mutex<Session?>(nil)
    private let reads: LiveReads

    init(reads: LiveReads) {
        self.reads = reads
    }

    func session() -> Snapshots<Session?> { reads.snapshots { [self] in current.withLock(\.self) } }

    func signIn(_ credentials: Credentials) async throws(AppError) -> Session {
        guard let person = Person.named(credentials.userName), person.password == credentials.password else {
            throw .wrongCredentials
        }
        current.withLock { $0 = person.session }
        reads.changed()
        return person.session
    }

    func signOut() async throws(AppError) {
        current.withLock { $0 = nil }
        reads.changed()
    }
}
