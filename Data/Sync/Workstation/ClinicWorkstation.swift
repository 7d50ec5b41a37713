import Data
import Domain

/// A clinic that can be one of several workstations: the store that keeps it, with the queue of what other workstations
/// do not have yet and the exchange with them.
package final class ClinicWorkstation: Sendable {
    /// The store of the clinic.
    package let store: ClinicStore

    /// The writes that the remote does not have yet, and the state of the exchange.
    package let sync: any SyncRepository

    let state: SyncState
    let link = SyncLink()
    let drainer: DrainerLock
    /// Asks for the rest, where a part is kept.
    let asking: PartAsking?

    /// Creates the workstation of an opened clinic; make only one for each.
    package init(_ store: ClinicStore) {
        self.store = store
        state = SyncState(database: store.database, live: store.live)
        drainer = DrainerLock(at: store.location)
        sync = SyncStore(
            database: store.database, writer: store.writer, live: store.live, gate: store.gate, state: state,
            atStart: store.remote == nil ? .local : SyncStatus(reach: .unknown, days: store.keptDays), link: link,
            identifiers: store.identifiers, timeZone: store.timeZone)
        asking = store.keptDays.map { [link, state] _ in
            PartAsking(database: store.database, link: link, sync: state, clock: store.clock)
        }
        if let asking { store.ask(asking) }
        store.queueChanges(in: Outgoing(link: link))
    }
}
