import Navigation

/// Routes with every kind of link: words, a number, a free text, and a word in the place of a number.
enum SampleRoute: Hashable {
    case home
    case orders
    case newOrder
    case order(Int)
    case tracking(Int)
    case note(String)

    static let links = LinkTable<SampleRoute>(
        .sample,
        [
            LinkPattern("home", .home),
            LinkPattern("orders", .orders),
            LinkPattern("orders/new", .newOrder),
            LinkPattern("orders/{number}", make: SampleRoute.order) {
                if case .order(let number) = $0 { number } else { nil }
            },
            LinkPattern("orders/{number}/tracking", make: SampleRoute.tracking) {
                if case .tracking(let number) = $0 { number } else { nil }
            },
            LinkPattern("notes/{text}", make: SampleRoute.note) { if case .note(let text) = $0 { text } else { nil } },
        ])

    static let samples: [SampleRoute] =
        [.home, .orders, .newOrder] + [0, 7, 1042, Int.max].flatMap { [.order($0), .tracking($0)] }
        + ["a", "new", "A", " ", "100%", "%41", "a b", "a?b#c", "Zoë", "e\u{301}", "日本", "👩🏽‍⚕️", "..", "\\"]
        .map(SampleRoute.note)
}
