/// Two people before one record: each sees it as it was, and presses something, one after the other.
nonisolated struct Race: Sendable, CustomStringConvertible {
    /// What somebody does at their terminal.
    struct Press: Sendable {
        let person: String
        /// What leads to the screen, the last line of which nobody may type twice.
        let way: [String]
        /// What is pressed there.
        let line: String
        /// What stands on the record's screen when the press was carried out, and only then.
        let makes: String
        /// Whether it means the same whatever others did meanwhile.
        var countsAnyway = false
    }

    /// What the presses are about, in a word or two.
    let name: String
    let one: Press
    let other: Press
    /// The screen of the record.
    let link: String
    /// What somebody has to do before either can see it.
    var before: [String] = []
    /// Whether the record is kept in one file only, or what two workstations write of it apart from each other is two
    /// records.
    var isOfOneFile = false

    /// The same with the other one first.
    var turned: Race {
        Race(
            name: "\(name), the other first", one: other, other: one, link: link, before: before,
            isOfOneFile: isOfOneFile)
    }

    var description: String { name }

    /// Every race in both orders.
    static let all = (orders + refunds + patients + appointments + ofOneFile).flatMap { [$0, $0.turned] }
}
