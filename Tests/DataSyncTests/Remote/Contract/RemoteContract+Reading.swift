import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let reading: [RemoteRule] = [
        RemoteRule("changes come in pages, in their order, and say how many are left") { bench in
            let records = (1...7).map { RemoteRecord("product", $0, 1, #"{"x":\#($0)}"#) }
            let remote = try await bench.openRemote(records)
            var (cursor, seen, left) = (RemoteCursor.start, [RemoteRecord](), [Int]())
            for _ in 1...4 {
                let page = try await remote.changes(after: cursor, limit: 3)
                (seen, cursor) = (seen + page.records, page.next)
                left.append(page.left)
                #expect(!page.restarted)
            }
            #expect(seen.map(\.plain) == RemoteBench.staff.map(\.plain) + records.map(\.plain))
            #expect(left == [6, 3, 0, 0])
        },
        RemoteRule("a page ends after some megabytes, and a body that is too long for any workstation is cut") {
            bench in
            let long = String(repeating: "ü", count: 600_000)
            var records = (1...9).map { RemoteRecord("product", $0, 1, "{\"name\":\"\(long)\"}") }
            records.append(RemoteRecord("product", 10, 1, "{\"name\":\"\(long + long)\"}"))
            let remote = try await bench.openRemote(records)
            var (cursor, seen, sizes) = (RemoteCursor.start, [RemoteRecord](), [Int]())
            repeat {
                let page = try await remote.changes(after: cursor, limit: 500)
                (seen, cursor) = (seen + page.records, page.next)
                sizes.append(page.records.reduce(0) { $0 + ($1.body?.utf8.count ?? 0) })
                if page.left == 0 { break }
            } while sizes.count < 20
            #expect(seen.map(\.subject) == (RemoteBench.staff + records).map(\.subject))
            #expect(sizes.count == 3 && sizes.allSatisfy { $0 < 6_000_000 }, "\(sizes)")
            #expect(seen.last?.body?.count == (1 << 20) + 1)
        },
        RemoteRule("after the last change there is nothing until the next, which is all there is then") { bench in
            let remote = try await bench.openRemote([product])
            let end = try await remote.changes(after: .start, limit: 100).next
            let nothing = try await remote.changes(after: end, limit: 100)
            #expect(nothing.records.isEmpty)
            #expect(try await bench.connect().apply(RemoteOperation(1, .init("product", 2, to: "{}"))).isApplied)
            for cursor in [end, nothing.next] {
                let page = try await remote.changes(after: cursor, limit: 100)
                #expect(page.records.map(\.plain) == [RemoteRecord("product", 2, 1, "{}")])
            }
        },
        RemoteRule("a record that changed again comes once, as it is now, and a deleted one without a body") { bench in
            let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
            #expect(try await remote.apply(takeOne(1, from: 10)).isApplied)
            #expect(try await remote.apply(takeOne(2, from: 10)).isApplied)
            let changed = RemoteRecord("product", 1, 3, #"{"name":"Gauze","stock":8}"#)
            #expect(try await remote.records() == [RemoteRecord("product", 2, 1, "{}"), changed])
            #expect(try await remote.apply(RemoteOperation(3, .init("product", 2, base: 1, "{}", to: nil))).isApplied)
            #expect(try await remote.records() == [changed, RemoteRecord("product", 2, 2, nil)])
        },
        RemoteRule("a place that the remote does not know begins from the start, and says so") { bench in
            let remote = try await bench.openRemote([product])
            for text in ["nonsense", "7", "00000000-0000-0000-0000-000000000000/1/5/5/0", "'; drop table x"] {
                let page = try await remote.changes(after: RemoteCursor(text: text), limit: 100)
                #expect(page.records.count == 3)
                #expect(page.restarted)
            }
        },
    ]
}
