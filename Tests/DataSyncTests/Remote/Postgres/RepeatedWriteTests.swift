import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A PostgreSQL that fails at one of many writes, which are all in transit at once.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct RepeatedWriteTests {
    /// The second builds on the first, and the server fails at it; a write that builds on another is not sent before
    /// that one is answered.
    private static let writes: [RemoteOperation] = [
        RemoteOperation(1, .init("order", 1, to: #"{"x":1}"#)),
        RemoteOperation(2, .init("order", 1, base: 1, #"{"x":1}"#, to: #"{"x":2}"#), .init("order", 2, to: "{}")),
        RemoteOperation(3, .init("order", 3, to: "{}")),
        RemoteOperation(4, .init("order", 4, to: "{}")),
    ]

    @Test(arguments: ["serialization_failure", "deadlock_detected", "unique_violation"])
    func `a write that was blocked is retried before those behind it count`(fault: String) async throws {
        try await withFault(fault, times: 2) { remote, _ in
            let (outcomes, problem) = await remote.apply(Self.writes)
            #expect(problem == nil)
            #expect(outcomes.map(\.plain) == Self.applied)
        }
    }

    @Test func `a write that always fails is reported, with the answers before it and none after it`() async throws {
        try await withFault("internal_error", times: 1_000_000) { remote, database in
            let (outcomes, problem) = await remote.apply(Self.writes)
            #expect(outcomes.map(\.plain) == Array(Self.applied.prefix(1)))
            #expect(problem == .remote(.failed(remote: remote.name, detail: "by the test (XX000)")))
            try database.run("drop trigger fail on clinic.record")
            let (rest, none) = await remote.apply(Array(Self.writes[1...]))
            #expect(none == nil)
            #expect(rest.map(\.plain) == Array(Self.applied[1...]))
        }
    }

    private static let applied: [RemoteOutcome] = [
        .applied([RemoteRecord("order", 1, 1, #"{"x":1}"#)]),
        .applied([RemoteRecord("order", 1, 2, #"{"x":2}"#), RemoteRecord("order", 2, 1, "{}")]),
        .applied([RemoteRecord("order", 3, 1, "{}")]), .applied([RemoteRecord("order", 4, 1, "{}")]),
    ]

    /// A remote that fails the first times that order 2 is written. The count of a sequence is not rolled back.
    private func withFault(
        _ fault: String, times: Int, _ body: (PostgresRemote, PostgresDatabase) async throws -> Void
    ) async throws {
        try await PostgresServer.withDatabase { database in
            _ = try await RemoteBench { try database.remote() }.openRemote()
            try database.run(
                """
                create sequence clinic.tries;
                create function clinic.fail() returns trigger language plpgsql as $$
                begin
                    if nextval('clinic.tries') <= \(times) then
                        raise exception 'by the test' using errcode = '\(fault)';
                    end if;
                    return new;
                end $$;
                create trigger fail before insert on clinic.record for each row
                when (new.subject = '\(UUID.sample(2))') execute function clinic.fail()
                """)
            try await body(try database.remote(), database)
        }
    }
}
