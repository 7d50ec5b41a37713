import Domain

/// What was acknowledged at a workstation, and what a person there gave up since.
struct WriteJournal: Sendable {
    /// A change of a patient's field: what it made of what was seen.
    struct Edit: Sendable {
        let key: String
        let seen: String
        let value: String
        let effect: String
    }

    /// What is to be there, each once.
    var effects: [String] = []
    var edits: [Edit] = []
    /// The short numbers that were given out, with their kinds.
    var numbers: [String] = []
    /// What was sold by which order, in words.
    var sales: [(number: OrderNumber, lines: String)] = []
    /// What was discarded, or given up for what another workstation wrote.
    var givenUp: Set<String> = []
    /// The writes that were acknowledged, and how many of them left the queue without being sent: discarded, given up,
    /// or made one with another.
    var acknowledged = 0
    var withdrawn = 0
    /// What writes were known by that are known by something else now, or gone: none of it may be at the remote.
    var abandoned: Set<String> = []
    /// How often what happened.
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
