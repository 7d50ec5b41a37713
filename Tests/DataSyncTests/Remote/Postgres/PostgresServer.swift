import DataSupport
import Domain
import Foundation
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// The PostgreSQL named by the environment, for the tests that need a real one.
enum PostgresServer {
    static let isMissing: Comment = "CLINIC_TEST_POSTGRES names no PostgreSQL; scripts/test starts one"
    static let hasNoLibrary: Comment = "libpq is not installed"
    static let hasNoCertificates: Comment = "the PostgreSQL of the tests has no certificates: openssl is not installed"

    /// Whether there is one.
    static var isThere: Bool { address != nil }
    /// Whether libpq is installed, which is enough for parsing addresses.
    static var hasLibrary: Bool { (try? LibPQ.load()) != nil }
    /// Whether it accepts TLS.
    static var hasCertificates: Bool { folder.map { FileManager.default.fileExists(atPath: "\($0)/ca.crt") } ?? false }

    /// Whether there is a pooler before it.
    static var hasPooler: Bool { pooler != nil }
    static let hasNoPooler: Comment = "CLINIC_TEST_PGBOUNCER names no PgBouncer; scripts/test starts one"

    private static let address = ProcessInfo.processInfo.environment["CLINIC_TEST_POSTGRES"]
    /// The address of the pooler, or nil.
    static let pooler = ProcessInfo.processInfo.environment["CLINIC_TEST_PGBOUNCER"]
    private static let count = Mutex(0)
    /// A server has a limited number of connections, and all tests begin at once.
    private static let turnstile = Turnstile(places: 8)

    /// Its address, or an empty text.
    static var text: String { address ?? "" }
    /// The folder with its socket and its certificates.
    static var folder: String? { query("host") }
    /// The port, of its socket and on the loopback.
    static var port: String? { query("port") }

    /// Runs `body` with a new database.
    static func withDatabase(_ body: (PostgresDatabase) async throws -> Void) async throws {
        await turnstile.enter()
        defer { leave() }
        let database = try newDatabase()
        do {
            try await body(database)
        } catch {
            try drop(database)
            throw error
        }
        try drop(database)
    }

    /// Runs `body`, which changes nothing but the clinic, with a database without one. Where others wait, the database
    /// is theirs next: a new one costs more than most of what they do with it.
    static func withEmptyDatabase(_ body: (PostgresDatabase) async throws -> Void) async throws {
        await turnstile.enter()
        defer { leave() }
        let database = try emptied.withLock { $0.popLast() } ?? newDatabase()
        do {
            try await body(database)
            try database.run("drop schema if exists clinic cascade")
        } catch {
            try drop(database)
            throw error
        }
        emptied.withLock { $0.append(database) }
    }

    /// The databases that are kept for who waits.
    private static let emptied = Mutex<[PostgresDatabase]>([])

    /// Leaves nothing behind when nobody waits.
    private static func leave() {
        if !turnstile.hasLine {
            let unused = emptied.withLock { emptied in
                defer { emptied = [] }
                return emptied
            }
            for database in unused { try? drop(database) }
        }
        turnstile.leave()
    }

    private static func newDatabase() throws -> PostgresDatabase {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let name = "clinic_\(getpid())_\(number)"
        try server().run("create database \(name) template template0")
        return PostgresDatabase(address: try #require(address), name: name)
    }

    private static func drop(_ database: PostgresDatabase) throws {
        try server().run("drop database \(database.name) with (force)")
    }

    private static func server() throws -> PostgresDatabase {
        PostgresDatabase(address: try #require(address), name: "postgres")
    }

    private static func query(_ name: String) -> String? {
        let items = address.flatMap { URLComponents(string: $0) }?.queryItems
        return items?.first { $0.name == name }?.value
    }
}

/// A database, and a test's changes behind a remote's back.
struct PostgresDatabase: Sendable {
    let address: String
    let name: String

    /// A database of the server at an address.
    init(address: String, name: String) {
        self.address = address.replacing("/postgres?", with: "/\(name)?")
        self.name = name
    }

    /// A workstation's connection to it.
    func remote(
        _ migrations: [RemoteMigration] = RemoteMigration.all, timeouts: RemoteTimeouts = RemoteTimeouts()
    ) throws -> PostgresRemote {
        try PostgresRemote(address, timeouts: timeouts, migrations: migrations)
    }

    /// The database by way of the pooler, which gives each transaction one of two sessions.
    var pooled: PostgresDatabase { PostgresDatabase(address: PostgresServer.pooler ?? "", name: name) }

    /// The address of the database for another user.
    func address(of user: String) -> String { address.replacing("//clinic@", with: "//\(user)@") }

    /// A connection to it.
    func session(as user: String = "clinic") throws -> PostgresSession {
        let library = try LibPQ.load()
        let address = try PostgresAddress(address(of: user), library: library)
        return try .open(address, library: library, timeouts: RemoteTimeouts(), wakeup: Wakeup())
    }

    /// Runs statements on a separate connection.
    func run(_ script: String) throws { try session().run(script) }

    /// Waits until every write is visible to all. An open transaction of any other test holds changes back, because
    /// transactions are counted for all databases of a server.
    func settled() async throws {
        try await onItsOwnThread { try settle(session()) }
    }

    /// The same by a session, which blocks its thread meanwhile.
    func settle(_ session: PostgresSession) throws {
        if session.remote == nil { try session.identify() }
        guard session.remote != nil else { return }
        let visible = """
            select r.tx from clinic.record r where r.tx < pg_snapshot_xmax(pg_current_snapshot())
            order by r.tx desc limit 1
            """
        guard let last = try session.rows(visible).text(0, 0) else { return }
        // A standby that is cut off never hears how the others' transactions ended.
        try session.wait(until: "pg_is_in_recovery() or pg_snapshot_xmin(pg_current_snapshot()) > '\(last)'::xid8")
    }

    /// The first value that a statement returns.
    func value(_ sql: String) throws -> String? { try session().rows(sql).text(0, 0) }
}

extension PostgresSession {
    /// Waits at the server until something is so there, at most for some minutes. Blocks its thread meanwhile.
    func wait(until condition: String) throws {
        timeout = .seconds(300)
        try run(
            """
            do $$begin
                while not (\(condition)) loop
                    perform pg_sleep(0.002), pg_stat_clear_snapshot();
                end loop;
            end$$
            """)
    }
}
