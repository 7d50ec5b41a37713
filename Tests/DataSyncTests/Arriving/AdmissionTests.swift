import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Records that cannot be taken in.
@Suite(.timeLimit(.minutes(60))) struct AdmissionTests {
    @Test func `records that cannot be taken in are set aside, the second time too`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        for number in 1...2 {
            let aside = try await workstation.writer.write { connection throws(AppError) in
                try connection.run(
                    "INSERT INTO inbox (kind, subject, version, body) VALUES ('patient', ?, 1, '{}')",
                    [.identity(.sample(9_000 + number))])
                let count = try Admission(connection: connection).run()
                #expect(count == 0)
                return try SetAside(connection: connection).first(3)
            }
            #expect(aside.count == number)
        }
    }
}
