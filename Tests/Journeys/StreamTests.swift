import Foundation
import Testing

/// Closed, empty and broken streams: the program ends with an exit code, and never hangs.
@Suite nonisolated struct StreamTests {
    @Test func `a closed output ends the program`() throws {
        try TemporaryFolder.with { folder in
            let process = try ClinicProcess(ClinicRun.fixed + ["--data", folder])
            try process.read { !$0.output.isEmpty }
            process.closeOutput()
            try process.send("go home\n")
            #expect(try process.end() == 141)
        }
    }

    @Test func `an output closed at once ends even a program that only lists`() throws {
        let process = try ClinicProcess(["routes"], output: .pipe)
        process.closeOutput()
        #expect([0, 141].contains(try process.end()))
    }

    @Test func `no input is the end of the input`() throws {
        for input in [Wire.null, .closed] {
            try TemporaryFolder.with { folder in
                let run = try ClinicRun.of([], in: folder, input: input)
                #expect(run.code == 0, "\(run.errors)")
                #expect(run.breadcrumbs == ["Home"])
            }
        }
    }

    @Test func `an input that cannot be read is an error that says why`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder, input: .file("/"))
            #expect(run.code == 74)
            #expect(run.errors.hasSuffix("clinic: The input cannot be read: Is a directory.\n"), "\(run.errors)")
        }
    }

    @Test func `a last line without an end is a line`() throws {
        try TemporaryFolder.with { folder in
            let process = try ClinicProcess(ClinicRun.fixed + ["--data", folder])
            try process.send("go orders")
            process.closeInput()
            #expect(try process.end() == 0)
            #expect(process.output.contains("Sign in to go to Orders."))
        }
    }

    @Test func `output that cannot be written is an error, and the clinic's file is intact`() throws {
        for (input, errors) in [(Wire.null, Wire.pipe), (.closed, .closed), (.null, .closed)] {
            try TemporaryFolder.with { folder in
                let run = try ClinicRun.of([], in: folder, input: input, output: .closed, errors: errors)
                #expect(run.code == 74)
                #expect(try ClinicRun.of([], in: folder).breadcrumbs == ["Home"])
            }
        }
    }

    @Test func `a full disk under the output is an error`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder, input: .null, output: .file("/dev/full"))
            #expect(run.code == 74)
        }
    }

    @Test func `closed standard error changes nothing on standard output`() throws {
        let usual = try TemporaryFolder.with { try ClinicRun.of([], in: $0, lines: ["dance", "go orders"]) }
        let other = try TemporaryFolder.with { folder in
            try ClinicRun.of([], in: folder, lines: ["dance", "go orders"], errors: .closed)
        }
        #expect(other == ClinicRun(code: 64, output: usual.output, errors: ""))
    }

    @Test func `only the owner may read the clinic's files`() throws {
        try TemporaryFolder.with { folder in
            let process = try ClinicProcess(ClinicRun.fixed + ["--data", folder])
            try process.read { !$0.output.isEmpty }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(files.contains("clinic.sqlite"))
            #expect(try Self.mode(folder) == "700")
            for file in files { #expect(try Self.mode("\(folder)/\(file)") == "600", "\(file)") }
        }
    }

    private static func mode(_ path: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return String(try #require(attributes[.posixPermissions] as? Int), radix: 8)
    }
}
