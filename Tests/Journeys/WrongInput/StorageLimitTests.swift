import Foundation
import Testing

/// Read-only folders and full disks, for real: mounts that only the program sees.
@Suite(.enabled(if: MountedFolder.isPossible, "the system gives no mount namespace to this user"))
nonisolated struct StorageLimitTests {
    @Test func `a read-only folder is reported, and its clinic does not change`() throws {
        try PreparedClinic.with { folder in
            let before = try ClinicFile(in: folder).contents
            let run = try ClinicRun.of([], in: folder, input: .null, through: MountedFolder.readOnly(folder))
            #expect(run.code == 73)
            #expect(run.output == "")
            #expect(
                run.errors == """
                    clinic: \(folder)/clinic.sqlite cannot be written to. Check that the folder exists and is yours to \
                    write, or choose one with --data.

                    """)
            #expect(try ClinicFile(in: folder).contents == before)
            #expect(try ClinicRun.of([], in: folder, input: .null).code == 0)
        }
    }

    @Test func `an empty read-only folder is reported`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            let run = try ClinicRun.of([], in: folder, input: .null, through: MountedFolder.readOnly(folder))
            #expect(run.code == 73)
            #expect(run.errors.contains("cannot be written to. Check that the folder exists and is yours to write"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test func `a first start on a full disk says so, and works once there is room`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            let run = try ClinicRun.of([], in: folder, input: .null, through: MountedFolder.full(folder))
            #expect(run.code == 74, "\(run.errors)")
            #expect(run.output == "")
            #expect(run.errors.contains("There is no space left for \(folder)"))
            #expect(run.errors.hasSuffix("Make room and try again; nothing was lost.\n"))
            let next = try ClinicRun.of([], in: folder, input: .null)
            #expect(next.code == 0, "\(next.errors)")
            #expect(next.breadcrumbs == ["Home"])
        }
    }

    @Test func `a disk that fills up during a dialogue is reported at the failing step`() throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: FirstDialogue.environment,
                through: MountedFolder.small(folder))
            try process.send("open clinic://orders/1043\nroutes\n")
            try process.read { $0.output.contains("clinic://profile/password\n") }
            try MountedFolder.fill(folder, of: process)
            try process.send("mark as packed\ntrack\n")
            process.closeInput()
            #expect(try process.end() == 74)
            #expect(process.output.contains("There is no space left for"))
            #expect(process.output.contains("Make room and try again; nothing was lost."))
            #expect(process.errors.contains("Where you are could not be saved: There is no space left for"))
            #expect(try ClinicFile(in: folder).isWhole)
            let next = try ClinicRun.of(["--as", "ana"], in: folder, environment: FirstDialogue.environment)
            #expect(next.breadcrumbs == ["Orders › #1043"])
            #expect(next.output.contains(/Order #1043 +Paid/))
        }
    }

    @Test func `a disk that is full from the start costs what could not be saved and nothing else`() throws {
        try PreparedClinic.with { folder in
            let before = try ClinicFile(in: folder).contents
            let run = try ClinicRun.of(
                ["--as", "ana"], in: folder, environment: FirstDialogue.environment,
                lines: ["open clinic://orders/1043", "mark as packed"], through: MountedFolder.full(folder))
            #expect(run.code == 74, "\(run.errors)")
            #expect(run.errors.contains("There is no space left for \(folder)"))
            #expect(run.errors.contains("Make room and try again; nothing was lost."))
            #expect(try ClinicFile(in: folder).contents == before)
            #expect(try ClinicFile(in: folder).isWhole)
            let next = try ClinicRun.of(
                ["--as", "ana"], in: folder, environment: FirstDialogue.environment,
                lines: ["open clinic://orders/1043", "mark as packed"])
            #expect(next.code == 0, "\(next.errors)")
            #expect(next.output.contains("Packed"))
        }
    }
}
