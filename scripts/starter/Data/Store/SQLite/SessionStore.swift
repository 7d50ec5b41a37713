// only sign-in sqlite
import Domain

/// The session, in the app's file.
struct SessionStore: SessionRepository {
    let database: Database
    let reads: LiveReads

    func session() -> Snapshots<Session?> {
        reads.snapshots { () throws(AppError) in
            try database.rows("SELECT user_name FROM session") { $0.text(0) }.first.flatMap(Person.named)?.session
        }
    }

    func signIn(_ credentials: Credentials) async throws(AppError) -> Session {
        guard let person = Person.named(credentials.userName), person.password == credentials.password else {
            throw .wrongCredentials
        }
        let sql = "INSERT OR REPLACE INTO session (id, user_name) VALUES (1, ?)"
        try database.run(sql, [.text(person.session.userName)])
        reads.changed()
        return person.session
    }

    func signOut() async throws(AppError) {
        try database.run("DELETE FROM session")
        reads.changed()
    }
}
