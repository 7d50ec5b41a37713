import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A remote that gives a new workstation anything but a snapshot.
struct TamperedSnapshotTests {
    private static let tamperings: [(name: String, change: @Sendable (RemoteSnapshot) -> RemoteSnapshot)] = [
        ("the same records for ever", { page in RemoteSnapshot(page, last: page.records.first?.subject) }),
        ("records backwards", { page in RemoteSnapshot(page, records: page.records.reversed()) }),
        ("a record twice", { page in RemoteSnapshot(page, records: page.records.flatMap { [$0, $0] }) }),
        ("no clinic", { page in RemoteSnapshot(page, kinds: page.kinds.filter { $0.key != "clinic" }) }),
    ]

    @Test(arguments: tamperings.indices)
    func `a snapshot in no order, or without a clinic, ends in an error, and nothing is shown`(
        index: Int
    ) async throws {
        let server = FakeRemoteServer()
        _ = try await Workstations.opened(FakeRemote(server))
        let remote = TamperedRemote(FakeRemote(server))
        remote.change(Self.tamperings[index].change)
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await newcomer.sync.sync().problem != nil)
        #expect(try newcomer.reopened().hasClinic == false)

        remote.change(\.self)
        #expect(try await newcomer.sync.sync().problem == nil)
        #expect(try newcomer.reopened().hasClinic)
    }

    @Test func `counts and versions that nobody has do no harm`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let remote = TamperedRemote(FakeRemote(server))
        remote.change { page in
            let steps = page.steps.flatMap { step in
                [Int.min, 0, Int.max].map { version in
                    RemoteStep(
                        kind: step.kind, subject: step.subject, version: version, place: step.place, signed: step.signed
                    )
                } + [step]
            }
            return RemoteSnapshot(page, steps: steps, kinds: page.kinds.mapValues { $0 > 2 ? Int.max : Int.min })
        }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await newcomer.sync.sync().problem == nil)
        #expect(Set(try newcomer.records()) == Set(try first.records()))
    }

    @Test func `steps that a page leaves out are asked for`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let remote = TamperedRemote(FakeRemote(server))
        remote.change { page in RemoteSnapshot(page, steps: page.steps.filter { $0.place.isMultiple(of: 3) }) }
        let newcomer = try WorkstationHarness.open(.memory, joining: "memory")
        try newcomer.connect(to: remote, random: SeededGenerator(seed: 1))
        let report = try await newcomer.sync.sync()
        #expect(report.problem == nil && report.left.setAside == 0)
        #expect(Set(try newcomer.records()) == Set(try first.records()))
    }
}

extension RemoteSnapshot {
    /// The same with other parts.
    fileprivate init(
        _ page: RemoteSnapshot, records: [RemoteRecord]? = nil, steps: [RemoteStep]? = nil, last: UUID? = nil,
        kinds: [String: Int]? = nil
    ) {
        self.init(
            records: records ?? page.records, asSigned: page.asSigned, steps: steps ?? page.steps,
            last: last ?? page.last, start: page.start, cursor: page.cursor, kinds: kinds ?? page.kinds,
            restarted: page.restarted)
    }
}
