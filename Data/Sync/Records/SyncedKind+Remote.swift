import Data

extension SyncedKind {
    /// The facts that a remote needs about the kind.
    var remote: RemoteKind {
        RemoteKind(name: name, merging: merging, counters: counters, writers: writers.map(\.storedName))
    }
}
