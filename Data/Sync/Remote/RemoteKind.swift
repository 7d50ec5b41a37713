import Data

/// The facts about a kind of record that a remote needs to decide about writes.
package struct RemoteKind: Hashable, Sendable {
    /// The name of the kind, such as `patient`. It never changes.
    package let name: String

    /// How concurrent changes merge.
    package let merging: SyncedKind.Merging

    /// The fields that are counters, such as the stock of a product: differences are added up. None may get below
    /// zero.
    package let counters: [String]

    /// The roles whose holders may write records of the kind, by their stored names.
    package let writers: [String]

    /// A kind from its parts.
    package init(name: String, merging: SyncedKind.Merging, counters: [String] = [], writers: [String]) {
        self.name = name
        self.merging = merging
        self.counters = counters
        self.writers = writers
    }
}
