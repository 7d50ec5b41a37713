/// The links of places that were open at any time of an exploration.
struct LinksRead<Start: ExplorableStart> {
    /// A link to a place of each pattern that was reached by taps, by the pattern.
    private(set) var tapped: [String: String] = [:]

    /// The patterns whose links led to an equal screen.
    var equal: Set<String> = []

    private var routes: [String: AnyHashable] = [:]

    /// Records a place with a link that was reached by taps.
    mutating func reached(_ pattern: String, by link: String) {
        if tapped[pattern] == nil { tapped[pattern] = link }
    }

    /// Records the link of an open place. Returns whether no other place has it.
    mutating func isAlone(_ link: String, of route: some Hashable) -> Bool {
        routes.updateValue(AnyHashable(route), forKey: link).map { $0 == AnyHashable(route) } ?? true
    }
}
