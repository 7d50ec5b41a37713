import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that has joined and does not have everything yet.
struct PartlyFetchedTests {
    @Test(arguments: [false, true])
    func `it is neither backed up, exported nor called sound until it has everything`(hasPart: Bool) async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        try await first.signIn(.manager)
        let remote = TamperedRemote(FakeRemote(server))
        try await withFolder { folder in
            let clinic = "\(folder)/clinic"
            let newcomer = try WorkstationHarness.open(.folder(clinic), joining: "memory", with: try first.code())
            try newcomer.connect(to: remote, random: SeededGenerator(seed: 1))
            if hasPart {
                remote.change { page in
                    guard page.records.first?.kind == "patient" else { return page }
                    return RemoteSnapshot(records: page.records.reversed(), last: page.last, start: page.start)
                }
                #expect(try await newcomer.sync.sync().problem != nil)
                #expect(try newcomer.column("SELECT name FROM clinic") != [])
                remote.change(\.self)
            }
            #expect(try await problems(clinic) == [AppError.notFetched.message])
            await #expect(throws: BackupFault.self) { try await backUp(clinic, to: "\(folder)/backup") }
            #expect(throws: BackupFault.self) { try ClinicExport(of: clinic) }

            #expect(try await newcomer.sync.sync().problem == nil)
            #expect(try await problems(clinic) == [])
            try await backUp(clinic, to: "\(folder)/backup")
            #expect(try !ClinicExport(of: clinic).next().isEmpty)
        }
    }

    private func problems(_ clinic: String) async throws -> [String] {
        try await ClinicVerification(of: clinic).findings().map(\.problem)
    }

    private func backUp(_ clinic: String, to path: String) async throws {
        _ = try await ClinicBackup(of: clinic, cost: .least).make(
            at: path, key: .file([UInt8](repeating: 1, count: 32)), now: .sample)
    }
}
