import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let starting: [RemoteRule] = [
        RemoteRule("an empty remote has no identity, and asks to be made one for anything else") { bench in
            let remote = try bench.connect()
            #expect(try await remote.identify() == nil)
            let empty = AppError.remote(.empty(remote: remote.name))
            await #expect(throws: empty) { try await remote.seed(RemoteBench.staff.map(\.seeded)) }
            await #expect(throws: empty) { try await remote.open(numbersFrom: [:]) }
            try await expectClosed(remote)
        },
        RemoteRule("a remote is prepared once, filled, and opened; until then it cannot be used") { bench in
            let remote = try bench.connect()
            for _ in 1...2 { try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds) }
            #expect(try await remote.identify() == RemoteIdentity(clinic: RemoteBench.clinic, isOpen: false))
            try await expectClosed(remote)
            for _ in 1...2 { try await remote.seed((RemoteBench.staff + [product]).map(\.seeded)) }
            for _ in 1...2 { try await remote.open(numbersFrom: ["order": 1043]) }
            #expect(try await remote.identify() == RemoteIdentity(clinic: RemoteBench.clinic, isOpen: true))
            #expect(try await remote.records() == [product])
        },
        RemoteRule("uploading existing records again changes nothing, also from another workstation") {
            bench in
            let (first, second) = (try bench.connect(), try bench.connect())
            try await first.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            try await first.seed([product.seeded])
            try await second.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            try await second.seed([
                RemoteRecord("product", 1, 9, #"{"name":"other"}"#).seeded, RemoteRecord("product", 2, 1, "{}").seeded,
            ])
            try await second.open(numbersFrom: [:])
            #expect(try await first.records() == [product, RemoteRecord("product", 2, 1, "{}")])
        },
        RemoteRule("a remote that is not in use yet is emptied, one that is in use is not") { bench in
            let remote = try bench.connect()
            await #expect(throws: AppError.remote(.empty(remote: remote.name))) { try await remote.empty() }
            try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            try await remote.seed([product.seeded])
            for _ in 1...2 { try await remote.empty() }
            try await remote.seed([RemoteRecord("product", 2, 1, "{}").seeded])
            try await remote.open(numbersFrom: [:])
            #expect(try await remote.records() == [RemoteRecord("product", 2, 1, "{}")])
            await #expect(throws: failed(remote, "it is in use already, so nothing more can be put into it")) {
                try await remote.empty()
            }
            #expect(try await remote.records() == [RemoteRecord("product", 2, 1, "{}")])
        },
        RemoteRule("a remote of one clinic is never another's, and keeps what it has") { bench in
            let remote = try await bench.openRemote([product])
            await #expect(throws: AppError.remote(.anotherClinic(remote: remote.name))) {
                try await remote.prepare(for: .sample(99), kinds: [])
            }
            #expect(try await remote.identify()?.clinic == RemoteBench.clinic)
            #expect(try await remote.records() == [product])
        },
        RemoteRule("nothing is put into a remote that is in use, nor a kind that it does not know") { bench in
            let remote = try bench.connect()
            try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            await #expect(throws: failed(remote, "there is no kind of record called ghost")) {
                try await remote.seed([product.seeded, RemoteRecord("ghost", 1, 1, "{}").seeded])
            }
            try await remote.open(numbersFrom: [:])
            await #expect(throws: failed(remote, "it is in use already, so nothing more can be put into it")) {
                try await remote.seed([product.seeded])
            }
            #expect(try await remote.records().isEmpty)
        },
        RemoteRule("preparing again brings the kinds up to date") { bench in
            let remote = try await bench.openRemote()
            let write = RemoteOperation(1, .init("note", 1, to: "{}"))
            #expect(try await remote.apply(write).reason == .malformed)
            let note = RemoteKind(name: "note", merging: .never, writers: ["pharmacist"])
            try await remote.prepare(for: RemoteBench.clinic, kinds: [note])
            #expect(try await remote.apply(RemoteOperation(2, .init("note", 1, to: "{}"))).isApplied)
        },
        RemoteRule("numbers are leased in exclusive blocks, and a repeated request gets the same block") { bench in
            let (one, other) = (try await bench.openRemote(), try bench.connect())
            let (first, second) = (OperationID(.sample(1)), OperationID(.sample(2)))
            #expect(try await one.leaseNumbers(of: "order", count: 50, operation: first) == 1043...1092)
            #expect(try await other.leaseNumbers(of: "order", count: 10, operation: second) == 1093...1102)
            #expect(try await other.leaseNumbers(of: "order", count: 50, operation: first) == 1043...1092)
            try await one.open(numbersFrom: ["order": 1])
            let third = try await one.leaseNumbers(of: "order", count: 1, operation: OperationID(.sample(3)))
            #expect(third == 1103...1103)
        },
        RemoteRule("a block of a subject without numbers, or of no size, is not leased") { bench in
            let remote = try await bench.openRemote()
            await #expect(throws: failed(remote, "it has no numbers of ghost")) {
                try await remote.leaseNumbers(of: "ghost", count: 5, operation: OperationID(.sample(1)))
            }
            await #expect(throws: failed(remote, "a block has 1 to 1000000 numbers, not 0")) {
                try await remote.leaseNumbers(of: "order", count: 0, operation: OperationID(.sample(2)))
            }
        },
    ]

    static let product = RemoteRecord("product", 1, 1, #"{"name":"Gauze","stock":10}"#)

    private static func failed(_ remote: any Remote, _ detail: String) -> AppError {
        .remote(.failed(remote: remote.name, detail: detail))
    }

    private static func expectClosed(_ remote: any Remote) async throws {
        let empty = AppError.remote(.empty(remote: remote.name))
        await #expect(throws: empty) { try await remote.changes(after: .start, limit: 1) }
        await #expect(throws: empty) {
            try await remote.leaseNumbers(of: "order", count: 1, operation: OperationID(.sample(1)))
        }
        await #expect(throws: empty) { try await remote.heads(.giving([], for: 1)) }
        let (outcomes, problem) = await remote.apply([RemoteOperation(1, .init("product", 1, to: "{}"))])
        #expect(outcomes.isEmpty)
        #expect(problem == empty)
    }
}
