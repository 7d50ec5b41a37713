import DataSupport
import Domain
import Testing

@testable import Data
@testable import DataSync

/// Numbers that another record has at the remote.
@Suite(.timeLimit(.minutes(60))) struct TakenNumbersTests {
    @Test func `two records that have each other's numbers at the remote swap them here`() async throws {
        let workstation = try WorkstationHarness.open(.memory)
        let before = try numbers(at: workstation)
        try await workstation.writer.write { connection throws(AppError) in
            try connection.run(
                """
                INSERT INTO inbox (kind, subject, version, body)
                SELECT 'patient', id, 1, json_object('number', iif(number = 2001, 2002, 2001)) FROM patient
                WHERE number IN (2001, 2002)
                """)
            try TakenNumbers(connection: connection).giveWay()
        }
        #expect(before.count == 2)
        #expect(try numbers(at: workstation) == before.reversed())
    }

    /// The names of the patients with the two numbers, in their order.
    private func numbers(at workstation: ClinicWorkstation) throws -> [String] {
        try workstation.column("SELECT name FROM patient WHERE number IN (2001, 2002) ORDER BY number")
    }
}
