import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What patients told in confidence is read by nobody else on the machine.
@Suite(.timeLimit(.minutes(10))) struct PrivacyTests {
    @Test(arguments: [0o644, 0o640, 0o666, 0o604])
    func `a file that others can read is closed to them, and that is said`(mode: Int) async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            for name in ["clinic.sqlite", "clinic.format-1.7.sqlite"] {
                try Self.make("\(folder)/\(name)", mode)
            }
            #expect(
                try Self.steps(folder) == [
                    .closedToOthers(["clinic.format-1.7.sqlite", "clinic.sqlite"], in: folder)
                ])
            for name in ["clinic.sqlite", "clinic.format-1.7.sqlite"] {
                #expect(try StoreHarness.mode("\(folder)/\(name)") == "600")
            }
            #expect(try Self.steps(folder).isEmpty)
        }
    }

    @Test func `the log and its index are closed, too`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            let names = ["clinic.sqlite-shm", "clinic.sqlite-wal"]
            for name in names { try Self.make("\(folder)/\(name)", 0o644) }
            #expect(try Self.steps(folder) == [.closedToOthers(names, in: folder)])
            for name in names { #expect(try StoreHarness.mode("\(folder)/\(name)") == "600") }
        }
    }

    @Test(arguments: [false, true])
    func `a folder is closed if it is the clinic's alone`(hasOtherFiles: Bool) async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            try Self.make(folder, 0o755)
            if hasOtherFiles { try Self.make("\(folder)/letters.txt", 0o644) }
            #expect(try Self.steps(folder) == (hasOtherFiles ? [] : [.closedToOthers(["the folder"], in: folder)]))
            #expect(try StoreHarness.mode(folder) == (hasOtherFiles ? "755" : "700"))
        }
    }

    @Test func `a file that belongs to somebody else is named, with what its owner can do`() async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            try Self.make("\(folder)/clinic.sqlite", 0o644)
            let steps = ClinicFolder(path: folder).closeToOthers { _, _ in -1 }
            #expect(steps == [.openToOthers(["clinic.sqlite"], in: folder)])
            #expect(steps.first?.description.contains("chmod go=") == true)
        }
    }

    private static func steps(_ folder: String) throws -> [SetUpStep] {
        var steps: [SetUpStep] = []
        try StoreHarness.open(.folder(folder)) { steps.append($0) }.leave()
        return steps
    }

    /// Gives a file a mode, and makes it where it is missing.
    private static func make(_ path: String, _ mode: Int) throws {
        if !FileManager.default.fileExists(atPath: path) { try Foundation.Data().write(to: URL(filePath: path)) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
}
