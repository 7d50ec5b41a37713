import DataSupport
import Foundation

@testable import DataSync

extension PostgresDatabase {
    /// Waits until there are no connections through the network: the requests on closed ones are done, or will never
    /// be.
    func quiet() async throws {
        let connections = """
            select from pg_stat_activity
            where datname = current_database() and application_name = '\(BadNetwork.name)'
            """
        try await onItsOwnThread { try session().wait(until: "not exists (\(connections))") }
    }

    /// Asks something with a session, again where the server is restarted meanwhile.
    func patiently<Value>(_ body: (PostgresSession) throws -> Value) throws -> Value {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            do {
                return try body(try session())
            } catch let fault as PostgresFault {
                guard ContinuousClock.now < end else { throw fault }
                Socket.pause(milliseconds: 20)
            }
        }
    }
}
