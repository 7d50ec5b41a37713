import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The lines that a person typed, in the clinic's file.
@Suite struct TypedLinesTests {
    @Test func `two terminals of one person keep each other's lines, and the next start has them`() async throws {
        try await withFolder { folder in
            let (here, there) = (try StoreHarness.open(.folder(folder)), try StoreHarness.open(.folder(folder)))
            let ana = try await here.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation()).staff.id
            _ = try await there.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            for number in 0..<20 {
                try await (number.isMultiple(of: 3) ? here : there).savedStates.keep(typed: "\(number)", of: ana)
            }
            let next = try StoreHarness.open(.folder(folder))
            _ = try await next.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            #expect(try await next.savedStates.typedHistory(of: ana).lines == (0..<20).map { "\($0)" })
        }
    }

    @Test(arguments: ["CAST(x'FF' AS BLOB)", "CAST(char(27) AS BLOB)", "zeroblob(1000000)"])
    func `damaged lines are told of, and replaced by the next one`(body: String) async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            let ana = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation()).staff
                .id
            try StoreHarness.run(
                "INSERT INTO saved_state VALUES ('lines:\(ana.rawValue.uuidString)', \(body))", in: folder)
            await #expect {
                try await store.savedStates.typedHistory(of: ana)
            } throws: { error in
                if case .storage(.corrupt) = error as? AppError { true } else { false }
            }
            try await store.savedStates.keep(typed: "book", of: ana)
            #expect(try await store.savedStates.typedHistory(of: ana).lines == ["book"])
        }
    }
}
