import Domain
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let heads: [RemoteRule] = [
        RemoteRule("heads of all logs by their own keys come in order after a place, and once however often given") {
            bench in
            let (one, other) = (try await bench.openRemote(), try bench.connect())
            let first = try await one.heads(.giving([.sample(of: 1, 5), .sample(of: 1, 7)], for: 1))
            #expect(first.heads == [.sample(of: 1, 5), .sample(of: 1, 7)] && first.isLast)
            let given = GivenHeads.giving([.sample(of: 2, 3), .sample(of: 1, 7)], for: 2, after: first.next)
            for _ in 1...2 {
                let next = try await other.heads(given)
                #expect(next.heads == [.sample(of: 2, 3)] && next.next > first.next)
            }
            let all = try await one.heads(.giving([], for: 3))
            #expect(all.heads.map(\.entries) == [5, 7, 3])
            let none = try await one.heads(.giving([], for: 3, after: all.next))
            #expect(none == RemoteHeads([], next: all.next, isLast: true))
        },
        RemoteRule("countersignatures come for the log that they are about, and its own heads again on request") {
            bench in
            let remote = try await bench.openRemote()
            let seen = [SignedHead.sample(of: 1, 5), .sample(of: 1, 5, by: 2), .sample(of: 1, 5, by: 3)]
            let place = try await remote.heads(.giving(seen + [.sample(of: 2, 9)], for: 1)).next
            #expect(try await remote.heads(.giving([], for: 1, after: place)).heads == [])
            #expect(try await remote.heads(.giving([], for: 1, after: place, own: 0)).heads == seen)
            #expect(try await remote.heads(.giving([], for: 2)).heads == [.sample(of: 1, 5), .sample(of: 2, 9)])
        },
        RemoteRule("of each log by each witness the last hundred are kept, also those that contradict each other") {
            bench in
            let remote = try await bench.openRemote()
            _ = try await remote.heads(.giving([.sample(of: 2, 1), .sample(of: 1, 1, by: 2)], for: 1))
            for size in 1...105 { _ = try await remote.heads(.giving([.sample(of: 1, size)], for: 1)) }
            _ = try await remote.heads(.giving([.sample(of: 1, 105, root: 9), .sample(of: 1, 4, root: 9)], for: 1))
            let kept = try await remote.heads(.giving([], for: 1)).heads
            #expect(kept.prefix(2) == [.sample(of: 2, 1), .sample(of: 1, 1, by: 2)])
            #expect(kept.dropFirst(2).map(\.entries) == Array(8...105) + [105, 4])
        },
        RemoteRule("heads come in pages, and the last one says so") { bench in
            let remote = try await bench.openRemote()
            for log in 1...6 {
                _ = try await remote.heads(.giving((1...100).map { .sample(of: UInt8(log), $0) }, for: 9))
            }
            let first = try await remote.heads(.giving([], for: 9))
            #expect(first.heads.count == RemoteHeads.most && !first.isLast)
            let last = try await remote.heads(.giving([], for: 9, after: first.next))
            #expect(last.heads.count == 100 && last.isLast)
        },
        RemoteRule("what is no head is refused, and nothing that came with it is kept") { bench in
            let remote = try await bench.openRemote()
            for wrong in [SignedHead.sample(of: 1, 0), .sample(of: 1, 5, length: 31), .sample(of: 1, 5, length: 33)] {
                let error = await #expect(throws: AppError.self) {
                    try await remote.heads(.giving([.sample(of: 2, 1), wrong], for: 1))
                }
                #expect(error?.code == "remote-failed")
            }
            #expect(try await remote.heads(.giving([], for: 1)).heads == [])
        },
    ]
}

extension GivenHeads {
    /// Heads from the workstation whose log is numbered so, which asks for those after a place.
    static func giving(_ heads: [SignedHead], for log: UInt8, after place: Int = 0, own: Int? = nil) -> GivenHeads {
        GivenHeads(
            log: [UInt8](repeating: log, count: 32), heads: heads, place: place, ownPlace: own ?? place)
    }
}

extension SignedHead {
    /// A head that a remote takes for signed, of a log that is numbered so, with a root of so many bytes.
    static func sample(
        of log: UInt8, _ entries: Int, by witness: UInt8? = nil, root: UInt8 = 1, length: Int = 32
    ) -> SignedHead {
        let size = [UInt8(entries % 256), UInt8(entries / 256)]
        return SignedHead(
            log: [UInt8](repeating: log, count: 32), entries: entries, root: [UInt8](repeating: root, count: length),
            at: 1_000 + Int64(entries), witness: [UInt8](repeating: witness ?? log, count: 32),
            seenAt: 1_000 + Int64(entries),
            signature: [UInt8](repeating: log, count: 31) + size + [UInt8](repeating: witness ?? root, count: 31))
    }
}
