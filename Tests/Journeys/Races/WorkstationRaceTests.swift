import Foundation
import Testing

/// The races between two workstations that exchange through a PostgreSQL, without an exchange in between.
@Suite(.enabled(if: PostgresProgram.isThere, PostgresProgram.isMissing)) nonisolated struct WorkstationRaceTests {
    @Test(arguments: Race.all.filter { !$0.isOfOneFile })
    func `at two workstations, the second press is kept apart and changes nothing of what the first did`(race: Race)
        throws
    {
        try PreparedClinic.with { first in
            try TemporaryFolder.with { second in
                try PostgresProgram.withDatabase { address in
                    try Self.share(first, second, address)
                    let offline = ["--remote", "postgresql://nobody@127.0.0.1:1/clinic"]
                    let one = try Seat(race.one, ["--data", first] + offline)
                    let other = try Seat(race.other, ["--data", second] + offline)
                    #expect(try !RaceTests.look(at: race, in: ["--data", first]).contains(race.one.makes))
                    try one.press()
                    try other.press()
                    _ = try one.leave()
                    _ = try other.leave()
                    #expect(try Self.exchange(first, address).contains("1 sent"))
                    let seen = try RaceTests.look(at: race, in: ["--data", first])
                    #expect(seen.contains(race.one.makes), "\(seen)")
                    #expect(try Self.exchange(second, address).contains("1 conflict"))
                    _ = try Self.exchange(first, address)
                    #expect(try RaceTests.look(at: race, in: ["--data", first]) == seen)
                }
            }
        }
    }

    /// Turns a clinic and a new folder into two workstations.
    private static func share(_ first: String, _ second: String, _ address: String) throws {
        var secrets = ["CLINIC_PASSWORD": "clinic-demo"]
        for (folder, arguments) in [
            (first, ["remote", "init", "--as", "maya", "--remote", address]),
            (second, ["sync", "--remote", address, "--code", "@env:JOIN_CODE"]),
        ] {
            let run = try ClinicRun.of(arguments, in: folder, environment: secrets)
            guard run.code == 0 else { throw ProcessFault("\(arguments): \(run.errors)") }
            // The code is the last line that setting the remote up writes.
            secrets["JOIN_CODE"] = run.output.split(separator: "\n").last.map(String.init)
        }
    }

    private static func exchange(_ folder: String, _ address: String) throws -> String {
        try ClinicRun.of(["sync", "--remote", address], in: folder).output
    }
}
