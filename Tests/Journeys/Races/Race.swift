/// Two people with the same record on their screens, who press something one after the other.
nonisolated struct Race: Sendable, CustomStringConvertible {
    /// The action of one person at their terminal.
    struct Press: Sendable {
        let person: String
        /// The lines to the screen, the last of which must not be typed twice.
        let way: [String]
        /// The line of the press.
        let line: String
        /// The text on the record's screen if the press was carried out, and only then.
        let makes: String
        /// Whether the press means the same after any change by others.
        var countsAnyway = false
    }

    /// The subject of the presses, in a word or two.
    let name: String
    let one: Press
    let other: Press
    /// The screen of the record.
    let link: String
    /// The lines that prepare the record.
    var before: [String] = []
    /// Whether the record is in one file only, or the writes of two separate workstations become two records.
    var isOfOneFile = false

    /// The race in the other order.
    var turned: Race {
        Race(
            name: "\(name), the other first", one: other, other: one, link: link, before: before,
            isOfOneFile: isOfOneFile)
    }

    var description: String { name }

    /// Every race in both orders.
    static let all = (orders + refunds + patients + appointments + ofOneFile).flatMap { [$0, $0.turned] }
}
