import Navigation

/// Routes with every kind of link.
enum SamplePlace: Hashable {
    case home
    case orders
    case order(Int)
    case tracking(Int)
    case note(String)
    case days(Int, Int)

    var path: [SamplePlace] {
        switch self {
        case .home: []
        case .orders, .note, .days: [self]
        case .order: [.orders, self]
        case .tracking(let number): [.orders, .order(number), self]
        }
    }

    /// The links of a section; without a prefix the words are unchanged.
    static func table(_ prefix: String) -> LinkTable<SamplePlace> {
        LinkTable(
            .sample,
            [
                LinkPattern("\(prefix)home", .home),
                LinkPattern("\(prefix)orders", .orders),
                LinkPattern("\(prefix)orders/{number}", make: SamplePlace.order) {
                    if case .order(let number) = $0 { number } else { nil }
                },
                LinkPattern("\(prefix)orders/{number}/tracking", make: SamplePlace.tracking) {
                    if case .tracking(let number) = $0 { number } else { nil }
                },
                LinkPattern("\(prefix)notes/{text}", make: SamplePlace.note) {
                    if case .note(let text) = $0 { text } else { nil }
                },
                LinkPattern("\(prefix)days?from={first}&to={last}", make: SamplePlace.days) {
                    if case .days(let first, let last) = $0 { (first, last) } else { nil }
                },
            ])
    }
}

/// Routes of many sections of six routes each.
struct SectionPlace: Hashable {
    let section: Int
    let route: SamplePlace

    /// A place of the last section of a table, which takes the longest to find.
    static func last(of size: Int, _ route: SamplePlace) -> SectionPlace {
        SectionPlace(section: sections(of: size) - 1, route: route)
    }

    /// The links of each section alone, which is how an app writes a link of a known section.
    static func tables(of size: Int) -> [LinkTable<SamplePlace>] {
        (0..<sections(of: size)).map { SamplePlace.table(prefix($0)) }
    }

    /// The prefix of the last section's links.
    static func prefix(of size: Int) -> String { prefix(sections(of: size) - 1) }

    var path: [SectionPlace] { route.path.map { SectionPlace(section: section, route: $0) } }

    /// At least `size` links.
    static func table(of size: Int) -> LinkTable<SectionPlace> {
        var table = section(0)
        for number in 0..<sections(of: size) where number > 0 { table = table + section(number) }
        return table
    }

    private static func sections(of size: Int) -> Int { (size + 5) / 6 }

    private static func prefix(_ number: Int) -> String { number == 0 ? "" : "s\(number)-" }

    private static func section(_ number: Int) -> LinkTable<SectionPlace> {
        SamplePlace.table(prefix(number)).wrapped(
            in: { SectionPlace(section: number, route: $0) }, { $0.section == number ? $0.route : nil })
    }
}

extension LinkFormat {
    /// The format of the measured links.
    static let sample = LinkFormat(scheme: "clinic", host: "clinic.example")
}
