import Navigation

/// Routes whose links have query items and several parameters.
enum QueryRoute: Hashable {
    case list
    case search(String)
    case day(String, Int)
    case days(Int, Int)
    case slot(String, Int, Int)
    case plan(Int?, upTo: Int, String?)

    static let links = LinkTable<QueryRoute>(
        .sample,
        [
            LinkPattern("people", .list),
            LinkPattern("people?q={text}", make: QueryRoute.search) {
                if case .search(let text) = $0 { text } else { nil }
            },
            LinkPattern("days?from={first}&to={last}", make: QueryRoute.days) {
                if case .days(let first, let last) = $0 { (first, last) } else { nil }
            },
            LinkPattern("book/{service}/{day}", make: QueryRoute.day) {
                if case .day(let service, let day) = $0 { (service, day) } else { nil }
            },
            LinkPattern("book/{service}/{day}?at={minute}", make: QueryRoute.slot) {
                if case .slot(let service, let day, let minute) = $0 { (service, day, minute) } else { nil }
            },
            LinkPattern("plan?from={first}&to={last}&for={text}", make: QueryRoute.plan) {
                if case .plan(let first, let last, let text) = $0 { (first, last, text) } else { nil }
            },
        ])

    static let texts = [
        "ana", "a b", "a&b", "a=b", "&", "=", "==", "?", "#", "100%", "%26", "a+b", "a/b", "Zoë", "日本", "👩🏽‍⚕️", "{text}",
    ]

    static let samples: [QueryRoute] =
        [.list, .days(0, 7), .days(.max, 0), .plan(nil, upTo: 7, nil), .plan(1, upTo: 7, nil)]
        + [.plan(nil, upTo: 7, "a&b"), .plan(0, upTo: 0, "ana")] + texts.map(QueryRoute.search)
        + texts.filter { !$0.contains("/") }.flatMap { [.day($0, 3), .slot($0, 3, 540)] }
}
