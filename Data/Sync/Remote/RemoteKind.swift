/// What a remote has to know about one kind of record to decide about writes of it.
package struct RemoteKind: Hashable, Sendable {
    /// What happens when two workstations change a record of the kind.
    package enum Merging: String, Hashable, Sendable {
        /// Fields that only one of them changed are merged; a field that both changed is a conflict.
        case fields
        /// Any two changes are a conflict.
        case never
    }

    /// What the kind is called, as `patient`. Kept for ever.
    package let name: String

    /// What happens when two workstations change a record.
    package let merging: Merging

    /// The fields that are counted, such as what is left of a product: the differences are added up. None may get below
    /// zero.
    package let counters: [String]

    /// The roles whose holders may write records of the kind, by their stored names.
    package let writers: [String]

    /// A kind from its parts.
    package init(name: String, merging: Merging, counters: [String] = [], writers: [String]) {
        self.name = name
        self.merging = merging
        self.counters = counters
        self.writers = writers
    }
}
