import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let sweeping: [RemoteRule] = [
        RemoteRule("a deletion goes once its owner says that it is forgotten, and every workstation has it") { bench in
            let remote = try await deleted(bench)
            let (one, other) = (try await remote.visit(1), try await remote.visit(2))
            let start = try await remote.changes(after: .start, limit: 1, on: other).next
            try await remote.readAll(on: one)
            #expect(try await remote.records().contains(gone))
            try await remote.forget([gone.subject], keeping: [])
            try await remote.readAll(on: one)
            #expect(try await remote.records().contains(gone))
            try await remote.readAll(after: start, on: other)
            #expect(try await remote.records() == [product])
            #expect(try await remote.steps([LackingSteps(gone)]).map(\.version) == [1, 2])
        },
        RemoteRule("no deletion goes before its owner says that it is forgotten, nor a record that is there again") {
            bench in
            let remote = try await deleted(bench)
            let again = RemoteOperation(4, .init("product", 2, base: 2, to: #"{"name":"b"}"#))
            let more = RemoteOperation(5, .init("product", 2, base: 3, #"{"name":"b"}"#, to: nil))
            try await remote.readAll(on: remote.visit(1))
            #expect(try await remote.records().contains(gone))
            #expect(try await remote.apply(again).isApplied)
            try await remote.forget([gone.subject], keeping: [])
            #expect(try await remote.apply(more).isApplied)
            try await remote.readAll(on: remote.visit(1))
            #expect(try await remote.records().contains(RemoteRecord("product", 2, 4, nil)))
        },
        RemoteRule("a workstation that was given up and missed a deletion reads everything again, once") { bench in
            let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
            let (one, other) = (try await remote.visit(1), try await remote.visit(2))
            let place = try await remote.changes(after: .start, limit: 100, on: other).next
            #expect(try await remote.apply(deletion).isApplied)
            try await remote.readAll(on: one)
            try await remote.forget([gone.subject], keeping: [])
            #expect(try await remote.records().contains(gone))
            try await remote.retire(other.log)
            #expect(try await remote.records() == [product])
            var page = try await remote.changes(after: place, limit: 1, on: other)
            #expect(page.restarted)
            var count = page.records.count
            while page.left > 0 {
                page = try await remote.changes(after: page.next, limit: 1, on: other)
                #expect(!page.restarted)
                count += page.records.count
            }
            #expect(count == 3)
            #expect(try await !remote.changes(after: page.next, limit: 1, on: other).restarted)
        },
        RemoteRule("a workstation that was given up and missed nothing goes on") { bench in
            let remote = try await deleted(bench)
            let visit = try await remote.visit(1)
            let place = try await remote.readAll(on: visit)
            try await remote.retire(visit.log)
            try await remote.forget([gone.subject], keeping: [])
            #expect(try await !remote.changes(after: place, limit: 100, on: visit).restarted)
        },
        RemoteRule("who comes for the first time while a deletion goes misses nothing of what it began with") { bench in
            let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
            try await remote.readAll(on: remote.visit(1))
            let newcomer = try await remote.visit(2)
            _ = try await remote.changes(after: .start, limit: 1, on: newcomer)
            let start = try await remote.snapshot(after: nil, limit: 1)
            #expect(try await remote.apply(deletion).isApplied)
            try await remote.readAll(on: remote.visit(1))
            try await remote.forget([gone.subject], keeping: [])
            let page = try await remote.changes(after: start.cursor, limit: 100, on: newcomer)
            #expect(!page.restarted && page.records.map(\.plain).contains(gone))
        },
        RemoteRule("what builds on a deleted record that went contradicts it, and one made again goes on from there") {
            bench in
            let remote = try await deleted(bench)
            try await remote.readAll(on: remote.visit(1))
            try await remote.forget([gone.subject], keeping: [])
            try await remote.readAll(on: remote.visit(1))
            #expect(try await remote.records() == [product])
            let late = RemoteOperation(4, .init("product", 2, base: 1, "{}", to: #"{"name":"a"}"#))
            for _ in 1...2 { #expect(try await remote.apply(late) == .conflict([gone])) }
            let made = RemoteOperation(5, .init("product", 2, to: "{}"))
            #expect(try await remote.apply(made) == .conflict([gone]))
            let again = RemoteOperation(6, .init("product", 2, base: 2, to: "{}"))
            #expect(try await remote.apply(again) == .applied([RemoteRecord("product", 2, 3, "{}")]))
        },
    ]

    private static let gone = RemoteRecord("product", 2, 2, nil)
    private static let deletion = RemoteOperation(3, .init("product", 2, base: 1, "{}", to: nil))

    /// A remote with a product that was deleted, beside another one.
    private static func deleted(_ bench: RemoteBench) async throws -> any Remote {
        let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
        #expect(try await remote.apply(deletion).isApplied)
        return remote
    }
}

extension Remote {
    /// Reads everything after a place, and says so.
    @discardableResult
    fileprivate func readAll(after place: RemoteCursor = .start, on visit: RemoteVisit) async throws -> RemoteCursor {
        let place = try await changes(after: place, limit: 100, on: visit).next
        return try await changes(after: place, limit: 100, on: visit).next
    }
}

extension LackingSteps {
    /// All steps of a record.
    fileprivate init(_ record: RemoteRecord) {
        self.init(kind: record.kind, subject: record.subject, after: 0, upTo: record.version)
    }
}
