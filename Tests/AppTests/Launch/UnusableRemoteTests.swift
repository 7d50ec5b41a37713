import Data
import DataSync
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// A workstation whose remote cannot be used: its local data can.
@Suite struct UnusableRemoteTests {
    private nonisolated static let address = "postgresql://ana@localhost/clinic?nonsense=1"
    private static let misread = "The address of the remote cannot be understood."

    @Test(arguments: [["open", "clinic://home"], []])
    func `what works on the workstation's own records starts all the same`(arguments: [String]) async throws {
        let folder = try await Self.workstation()
        let run = await LaunchRun.of(["--data", folder.path("")] + arguments)
        #expect(run.code == .ok)
        #expect(run.output.contains("Welcome"))
        #expect(!run.told.joined().contains(Self.misread))
    }

    /// Without libpq the error says so, whatever the address.
    private nonisolated static let hasLibrary = (try? PostgresRemote("postgresql://localhost/clinic")) != nil

    @Test(
        .enabled(if: hasLibrary, "libpq is not installed"),
        arguments: [["sync"], ["sync", "--watch"], ["remote", "init"], ["--remote", address]])
    func `a command that needs the remote reports the problem, and ends`(arguments: [String]) async throws {
        let folder = try await Self.workstation()
        let manager = arguments == ["remote", "init"] ? ["--as", "maya"] : []
        let run = await LaunchRun.of(
            ["--data", folder.path("")] + arguments + manager, environment: ["CLINIC_PASSWORD": "clinic-demo"])
        #expect(run.code == .dataError)
        #expect(run.told.last?.hasPrefix(Self.misread) == true)
    }

    @Test(.enabled(if: hasLibrary, "libpq is not installed"))
    func `a program can put its own network between a workstation and its remote`() async throws {
        let folder = try await Self.workstation(at: "postgresql://ana@localhost/clinic")
        let run = await LaunchRun.of(["--data", folder.path(""), "sync"]) { _, _ in
            UnusableRemote(.remote(.unreachable(remote: "the clinic's", detail: "it is planted")))
        }
        #expect(run.code == .unavailable)
        #expect(run.told.joined().contains("it is planted"))
    }

    @Test(.enabled(if: hasLibrary, "libpq is not installed"))
    func `a write that needs its author's signature is sent when they sign in for it`() async throws {
        let remote = OpenRemote()
        let folder = try await Self.workstation(at: "postgresql://ana@localhost/clinic", on: remote) { store in
            // Without a number of its own the workstation gives out one that is not final, and signs again later.
            try await store.writer.write { connection throws(AppError) in
                try NumberBlock.patient.forget(in: connection)
            }
            let draft = PatientDraft(name: "Robin Vega", born: "1980-02-03", phone: "+34 600 555 999")
            _ = try await store.patients.register(draft, despite: [], operation: OperationID(.sample(2)))
        }
        func sync(_ arguments: String...) async -> LaunchRun {
            await LaunchRun.of(
                ["--data", folder.path(""), "sync"] + arguments, environment: ["CLINIC_PASSWORD": "clinic-demo"]
            ) { _, _ in remote }
        }
        let alone = await sync()
        #expect(alone.output == "0 sent, 0 received; left here: 1 queued.\n")
        #expect(alone.told.last == "What is left may need its author's signature: clinic sync --as USER.")
        #expect(await sync("--as", "nobody").code == .noPermission)
        #expect(await sync("--as", "maya").output == "1 sent, 0 received; all is exchanged.\n")
    }

    @Test func `a manager gets the join code all the same, and nobody else does`() async throws {
        let folder = try await Self.workstation()
        func code(as user: String) async -> LaunchRun {
            await LaunchRun.of(
                ["--data", folder.path(""), "remote", "code", "--as", user],
                environment: ["CLINIC_PASSWORD": "clinic-demo"])
        }
        let run = await code(as: "maya")
        let printed = String(run.output.dropLast())
        #expect(JoinCode(printed)?.text == printed)
        #expect(run.code == .ok)
        let refused = await code(as: "ana")
        #expect(refused.code == .noPermission)
        #expect(refused.output == "")
    }

    /// A folder with a workstation whose remote has an address, by default an unsupported one.
    private static func workstation(
        at address: String = address, on remote: OpenRemote = OpenRemote(),
        _ work: (ClinicStore) async throws -> Void = { _ in }
    ) async throws -> RunFolder {
        let folder = try RunFolder([:])
        let store = try ClinicStore.open(
            .folder(folder.path("")), clock: FixedClock(), identifiers: SequentialIdentifiers(), passwords: .least
        ) { _ in }
        let workstation = ClinicWorkstation(store)
        _ = try await store.sessions.signIn(.sample(.manager), operation: OperationID(.sample(1)))
        try await workstation.initialize(remote, at: address, random: SeededGenerator(seed: 1))
        #expect(try await workstation.sync.sync().problem == nil)
        try await work(store)
        store.leave()
        return folder
    }
}

/// A remote that accepts everything and has nothing new.
private actor OpenRemote: Remote {
    nonisolated let name = "remote.clinic.example:5432/clinic"
    private var clinic: RemoteIdentity?
    private var leased = 100_000

    func identify(by log: [UInt8]?) -> RemoteIdentity? { clinic }

    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) {
        self.clinic = RemoteIdentity(clinic: clinic, isOpen: false)
    }

    func empty() {}
    func seed(_ records: [SeededRecord]) {}
    func vouch(for records: [SeededRecord]) {}
    func forget(_ records: [UUID], keeping steps: [SignedBytes]) {}
    func steps(_ lacking: [LackingSteps]) -> [RemoteStep] { [] }
    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) -> RemoteSnapshot {
        RemoteSnapshot(start: "")
    }

    func open(numbersFrom numbers: [String: Int]) {
        clinic = clinic.map { RemoteIdentity(clinic: $0.clinic, isOpen: true) }
    }

    func apply(_ operations: [RemoteOperation]) -> (outcomes: [RemoteOutcome], problem: AppError?) {
        (operations.map { _ in .applied([]) }, nil)
    }

    func changes(after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?) -> RemotePage {
        RemotePage(records: [], next: cursor, left: 0, restarted: false)
    }

    func workstations() -> [RemoteWorkstation] { [] }
    func retire(_ log: [UInt8]) {}

    func heads(_ given: GivenHeads) -> RemoteHeads { RemoteHeads([], next: given.place, isLast: true) }

    func leaseNumbers(of subject: String, count: Int, operation: OperationID) -> ClosedRange<Int> {
        leased += count
        return leased - count...leased - 1
    }
}
