import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The position of a workstation that knows more than what it fetched.
@Suite struct AnsweredCursorTests {
    @Test func `a workstation that was answered says so with its position, until it has fetched`() async throws {
        let workstations = try await Workstations()
        try await workstations.settle()
        let (workstation, way) = (workstations.first, workstations.ways[0])
        _ = try await workstation.register("Ada Byron")
        let store = workstation.store
        var sent = 0
        try await Push(
            way, on: nil, writer: store.writer, clock: store.clock, identifiers: store.identifiers,
            signing: WriteSigning(gate: store.gate, identifiers: store.identifiers), jitter: { 0 }, size: 10
        ).run(counting: &sent)
        #expect(sent == 1)
        let cursor = try workstation.cursor()
        #expect(cursor.text.hasSuffix("/+") && cursor.behindAnswers == cursor)
        #expect(try await workstation.sync.sync().problem == nil)
        #expect(try !workstation.cursor().text.hasSuffix("/+"))
    }

    @Test func `a workstation that leased numbers says so with its position`() async throws {
        let workstations = try await Workstations()
        try await workstations.settle()
        let store = workstations.first.store
        try await store.writer.write { connection throws(AppError) in try NumberBlock.order.forget(in: connection) }
        try await NumberLeases(remote: workstations.ways[0], writer: store.writer, identifiers: store.identifiers)
            .renew()
        #expect(try workstations.first.cursor().text.hasSuffix("/+"))
    }

    @Test func `before the first change there is nothing to say`() {
        #expect(RemoteCursor.start.behindAnswers == .start)
    }
}

extension ClinicWorkstation {
    fileprivate func cursor() throws -> RemoteCursor {
        try #require(database.read { connection throws(AppError) in try RemoteRow.read(from: connection) }).cursor
    }
}
