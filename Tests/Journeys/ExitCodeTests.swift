import Foundation
import Testing

/// The exit codes of the built program.
@Suite nonisolated struct ExitCodeTests {
    private static let outcomes: [([String], Int32)] = [
        (["open", "clinic://home"], 0), (["open", "clinic://orders/1042"], 77),
        (["open", "clinic://nowhere"], 65), (["open", "javascript:alert(1)"], 65), (["--bogus"], 64), (["dance"], 64),
        (["--as", "ana", "open", "clinic://orders/1042"], 0), (["--as", "ana", "open", "clinic://orders/9999"], 66),
        (["--as", "ana", "--password-fd", "99"], 66), (["routes"], 0), (["--help"], 0), (["--version"], 0), ([], 0),
    ]

    @Test(arguments: outcomes) func `each outcome has its code`(arguments: [String], code: Int32) throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of(arguments, in: folder, environment: FirstDialogue.environment)
            #expect(run.code == code, "\(run.errors)")
        }
    }

    @Test func `a wrong password is refused permission`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of(["--as", "ana"], in: folder, environment: ["CLINIC_PASSWORD": "guess"])
            #expect(run.code == 77)
            #expect(run.output == "")
            #expect(run.errors.contains("This user name and password do not belong together."))
        }
    }

    @Test func `a folder that cannot be created is reported with advice`() throws {
        for folder in ["/dev/null", "/dev/null/clinic", "/proc/clinic"] {
            let run = try ClinicRun.of([], in: folder)
            #expect(run.code == 73, "\(folder): \(run.errors)")
            #expect(run.errors.contains("choose one with --data"), "\(run.errors)")
        }
    }

    @Test func `without a home there is nowhere to keep the clinic`() throws {
        let process = try ClinicProcess(ClinicRun.fixed, environment: ["HOME": ""], input: .null)
        #expect(try process.end() == 73)
    }

    @Test func `the first failure of a script is its code`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder, lines: ["open clinic://nowhere", "dance", "go home"])
            #expect(run.code == 65)
            #expect(run.breadcrumbs == ["Home", "Home"])
        }
    }
}
