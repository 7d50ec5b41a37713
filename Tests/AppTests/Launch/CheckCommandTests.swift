import Data
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// `clinic verify` and `clinic doctor` from their arguments to their exit codes.
@Suite struct CheckCommandTests {
    private static let finding = ClinicFinding("counts", "Two are one.", remedy: "Count again.")

    @Test func `what is found is a line each, and the exit code says that something is`() {
        let well = CheckReport(command: "verify", findings: [])
        #expect(well.lines == "All is well.\n" && well.exitCode == .ok)
        let report = CheckReport(
            command: "doctor", facts: [ClinicDoctor.Fact("a", "1"), ClinicDoctor.Fact("long", "2\u{1B}")],
            findings: [Self.finding])
        #expect(report.lines == "a     1\nlong  2\\u{1B}\nTwo are one. Count again.\n1 to look at.\n")
        #expect(report.exitCode == .differs)
    }

    @Test func `for programs it is one document`() {
        let report = CheckReport(
            command: "doctor", facts: [ClinicDoctor.Fact("a", "1")], findings: [Self.finding])
        #expect(
            report.document.text == """
                {"schema":1,"command":"doctor","exit":1,"failure":null,"notices":[],"findings":[{"check":"counts",\
                "problem":"Two are one.","remedy":"Count again."}],"values":[{"name":"a","value":"1"}]}

                """)
    }

    @Test func `a clinic that is well says so, and one that is not there is an error`() async throws {
        let place = try TemporaryPlace()
        let start = ["--data", place.url.appending(path: "clinic").path(), "--now", "2026-03-02T09:12:00Z"]
        #expect(await LaunchRun.of(start + ["verify"]).code == .noInput)
        #expect(await LaunchRun.of(start + ["doctor", "--format", "json"]).code == .noInput)
        _ = await LaunchRun.of(start + ["open", "clinic://home"])
        #expect(await LaunchRun.of(start + ["verify"]) == LaunchRun(code: .ok, output: "All is well.\n"))
        let doctor = await LaunchRun.of(start + ["doctor"])
        #expect(doctor.output.hasPrefix("clinic       0.2.0\nfolder       "))
        #expect(await LaunchRun.of(["--memory", "verify"]).code == .usage)
        let exported = await LaunchRun.of(start + ["export"])
        #expect(exported.code == .ok && exported.output.hasPrefix("{\"type\":\"clinic\",\"id\":\""))
    }
}
