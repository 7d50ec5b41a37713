import Foundation
import Support
import Synchronization

@testable import Data
@testable import DataSync

/// The shared part of all workstations of one remote.
final class FakeRemoteServer: Sendable {
    let clinic: Mutex<FakeRemoteClinic>
    private let news = Mutex<(tells: Bool, hearers: [ObjectIdentifier: @Sendable () -> Void])>((false, [:]))

    /// A server with nothing, or with what another one has.
    init(_ clinic: FakeRemoteClinic = FakeRemoteClinic()) { self.clinic = Mutex(clinic) }

    /// A copy of its contents, to restore later.
    var copy: FakeRemoteClinic { clinic.withLock { $0 } }

    /// Tells the others of every later write, as a server does that has room for their connections.
    func tellNews() { news.withLock { $0.tells = true } }

    /// Tells one connection of what is written by others.
    func onNews(at connection: AnyObject, _ action: @escaping @Sendable () -> Void) {
        news.withLock { $0.hearers[ObjectIdentifier(connection)] = action }
    }

    /// Tells all but one connection that something was written.
    func tell(allBut connection: AnyObject) {
        let hearers = news.withLock { news in
            news.tells ? news.hearers.filter { $0.key != ObjectIdentifier(connection) } : [:]
        }
        for hearer in hearers.values { hearer() }
    }

    /// Hides every later write, as an open transaction does.
    func hold() { clinic.withLock { $0.fence = $0.lastPlace } }

    /// Shows the hidden writes.
    func release() { clinic.withLock { $0.fence = .max } }

    /// Turns it into a remote of an older program.
    func growOld() {
        clinic.withLock { clinic in
            (clinic.isOlder, clinic.steps) = (true, [:])
        }
    }

    /// Puts a version of a record there past all rules, as the database's administrator can.
    func plant(_ kind: String, _ subject: UUID, _ body: String?, signed: SignedBytes?) {
        clinic.withLock { clinic in
            let key = FakeRemoteClinic.Key(kind: kind, subject: subject)
            let version = (clinic.records[key]?.version ?? 0) + 1
            clinic.put(body.flatMap { JSONValue($0) }, version: version, at: key)
            if let signed { clinic.keep(signed, version: version, of: key) }
        }
    }

    /// Restores a copy.
    func restore(_ copy: FakeRemoteClinic) {
        clinic.withLock { clinic in
            let lineage = clinic.lineage + 1
            clinic = copy
            clinic.lineage = lineage
        }
    }
}
