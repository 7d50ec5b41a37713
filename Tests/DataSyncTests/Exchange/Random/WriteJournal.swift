import Domain

/// The acknowledged writes of a workstation, and those that a person gave up later.
struct WriteJournal: Sendable {
    /// A change of a patient's field, from its old value to the new one.
    struct Edit: Sendable {
        let key: String
        let seen: String
        let value: String
        let effect: String
    }

    /// The effects that must exist, each once.
    var effects: [String] = []
    var edits: [Edit] = []
    /// The assigned short numbers, with their kinds.
    var numbers: [String] = []
    /// The sales of each order, in words.
    var sales: [(order: Order.ID, lines: String)] = []
    /// The effects that were discarded, or given up for another workstation's.
    var givenUp: Set<String> = []
    /// The number of acknowledged writes, and the number of those that left the queue unsent: discarded, given up, or
    /// merged with another.
    var acknowledged = 0
    var withdrawn = 0
    /// The operations that were replaced or withdrawn: none may be at the remote.
    var abandoned: Set<String> = []
    /// The count of each kind of event.
    var counts: [String: Int] = [:]

    mutating func count(_ what: String, _ number: Int = 1) { counts[what, default: 0] += number }

    static func += (all: inout WriteJournal, one: WriteJournal) {
        all.effects += one.effects
        all.edits += one.edits
        all.numbers += one.numbers
        all.sales += one.sales
        all.givenUp.formUnion(one.givenUp)
        all.acknowledged += one.acknowledged
        all.withdrawn += one.withdrawn
        all.abandoned.formUnion(one.abandoned)
        all.counts.merge(one.counts, uniquingKeysWith: +)
    }

    /// The counts in one line.
    var words: String { counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ") }
}
