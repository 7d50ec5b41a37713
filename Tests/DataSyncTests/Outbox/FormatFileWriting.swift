import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A clinic of the present format with something in each table of the exchange, as a file.
///
/// `scripts/update format` keeps the file, for the tests of the formats to come: `CLINIC_FORMAT_FOLDER` names a folder
/// for it that does not exist.
@Suite(.timeLimit(.minutes(60))) struct FormatFileWriting {
    private let patient = PatientNumber.known(2_003)
    private let order = OrderNumber.known(1_044)

    @Test func `a file of this format has a contested write, a queued one, and one that waits for it`() async throws {
        try await withFolder { folder in
            let folder = ProcessInfo.processInfo.environment["CLINIC_FORMAT_FOLDER"] ?? "\(folder)/kept"
            let server = FakeRemoteServer()
            let other = try await Workstations.opened(FakeRemote(server))
            try await other.signIn(.receptionist)
            let way = FakeRemote(server)
            let here = try await joined(way, with: try other.code(), in: folder)
            try await other.edit(patient) { $0.phone = "600 555 111" }
            #expect(try await other.sync.sync().problem == nil)
            try await here.signIn(.receptionist)
            try await here.edit(patient) { $0.phone = "600 555 222" }
            #expect(try await here.sync.sync().problem == nil)
            way.set(.unreachable)
            _ = try await here.pay(order)
            try await here.signIn(.pharmacist)
            _ = try await here.move(order, to: .packed)
            let queue = try await here.now { $0.sync.queue(limit: 10) }
            #expect(queue.entries.map(\.state) == [.conflicting, .ready, .waiting])
            here.leave()
        }
    }

    private func joined(
        _ remote: any Remote, with code: JoinCode, in folder: String
    ) async throws -> ClinicWorkstation {
        let empty = try WorkstationHarness.open(
            .folder(folder), joining: "postgresql://front_desk@db.clinic.example/clinic", with: code)
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await empty.sync.sync().problem == nil)
        empty.leave()
        let here = try WorkstationHarness.open(.folder(folder))
        try here.connect(to: remote, random: SeededGenerator(seed: 1))
        return here
    }
}
