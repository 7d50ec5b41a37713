import Support
import Testing

@testable import DataSync

extension RemoteContract {
    static let snapshots: [RemoteRule] = [
        RemoteRule(
            "everything comes kind by kind, in pages, as it was at the beginning, with what was signed"
        ) {
            bench in
            let records = (1...7).map { RemoteRecord("product", $0, 1, "{}") }
            let remote = try await bench.openRemote(records)
            let change = RemoteOperation(1, .init("product", 1, base: 1, "{}", to: #"{"name":"a"}"#))
            #expect(try await remote.apply(change).isApplied)
            let beginning = try await remote.snapshot(after: nil, limit: 3)
            #expect(beginning.kinds == ["staff": 2, "product": 7] && beginning.records.isEmpty)
            #expect(try await bench.connect().apply(RemoteOperation(2, .init("product", 9, to: "{}"))).isApplied)
            let later = RemoteOperation(3, .init("product", 2, base: 1, "{}", to: #"{"name":"b"}"#))
            #expect(try await bench.connect().apply(later).isApplied)

            let pages = try await pages(of: "product", from: beginning, at: remote)
            #expect(pages.map(\.records.count) == [3, 3, 1, 0])
            let changed = RemoteRecord("product", 1, 2, #"{"name":"a"}"#)
            let expected = [changed, RemoteRecord("product", 2, 1, nil)] + records.dropFirst(2)
            #expect(pages.flatMap(\.records).map(\.plain) == expected.map(\.plain))
            let steps = pages.flatMap(\.steps)
            #expect(steps.map(\.subject) == ([changed] + expected).map(\.subject))
            #expect(steps.map(\.version) == [1, 2, 1, 1, 1, 1, 1, 1])
            #expect(pages.flatMap(\.asSigned) == [records[1].subject])
            let since = try await remote.changes(after: beginning.cursor, limit: 100)
            #expect(!since.restarted && since.records.map(\.plain).contains(RemoteRecord("product", 9, 1, "{}")))
        },
        RemoteRule("a page of everything ends after some megabytes, with one record at least") { bench in
            let long = String(repeating: "ü", count: 500_000)
            let records = (1...20).map { RemoteRecord("product", $0, 1, "{\"name\":\"\(long)\"}") }
            let remote = try await bench.openRemote(records)
            let pages = try await pages(
                of: "product", limit: 500, from: remote.snapshot(after: nil, limit: 1), at: remote)
            #expect(pages.flatMap(\.records).map(\.subject) == records.map(\.subject))
            #expect(pages.allSatisfy { $0.records.reduce(0) { $0 + ($1.body?.utf8.count ?? 0) } < 10_000_000 })
        },
        RemoteRule("a record that nobody knows the kind of comes under its kind, and a deleted one without a body") {
            bench in
            let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
            #expect(try await remote.apply(RemoteOperation(3, .init("product", 2, base: 1, "{}", to: nil))).isApplied)
            let beginning = try await remote.snapshot(after: nil, limit: 3)
            let page = try await pages(of: "product", from: beginning, at: remote)[0]
            #expect(page.records.last?.plain == RemoteRecord("product", 2, 2, nil))
            #expect(try await pages(of: "nothing", from: beginning, at: remote).map(\.records) == [[]])
        },
        RemoteRule("a place of another remote is known as such") { bench in
            let remote = try await bench.openRemote([product])
            let place = RemoteSnapshotPlace(start: "nonsense", kind: "product")
            let page = try await remote.snapshot(after: place, limit: 5)
            #expect(page.restarted && page.records.isEmpty)
        },
    ]

    private static func pages(
        of kind: String, limit: Int = 3, from beginning: RemoteSnapshot, at remote: any Remote
    ) async throws -> [RemoteSnapshot] {
        var pages: [RemoteSnapshot] = []
        while pages.isEmpty || pages.last?.last != nil, pages.count < 20 {
            let last = pages.last?.last
            pages.append(
                try await remote.snapshot(
                    after: RemoteSnapshotPlace(start: beginning.start, kind: kind, last: last), limit: limit))
        }
        return pages
    }
}
