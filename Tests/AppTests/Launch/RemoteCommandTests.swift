import Domain
import Support
import Testing
import TextShell

@testable import App

/// The output and exit codes of `clinic remote`.
@Suite struct RemoteCommandTests {
    private let output = Overheard()

    @Test func `naming the remote reports the next step`() async throws {
        let address = try RemoteAddress("postgresql://ana@db/clinic")
        let remote = ScriptedSetup()
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.set(address)) == .ok)
        #expect(
            output.words == [
                "The remote is postgresql://ana@db/clinic. Next: clinic remote init puts this clinic onto it.\n"
            ])
    }

    @Test(.bug(id: "9eab8d08"))
    func `naming another way to the remote that the clinic is on asks for nothing more`() async throws {
        let address = try RemoteAddress("postgresql://ana@db/clinic")
        let remote = ScriptedSetup(isShared: true)
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.set(address)) == .ok)
        #expect(output.words == ["The remote is postgresql://ana@db/clinic, from the next start on.\n"])
    }

    @Test func `setting it up reports progress, a line per tenth without a terminal, and then the result`() async {
        let remote = ScriptedSetup(steps: [SyncProgress(done: 100, of: 100)])
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.initialise) == .ok)
        #expect(output.words == ["100 of 100 records", "Done.\n"])
    }

    @Test func `forgetting says what is done, or why it is not`() async {
        #expect(await RemoteCommand(remote: ScriptedSetup(), output: output).carryOut(.forget) == .ok)
        #expect(output.words == ["Forgotten.\n"])
        let remote = ScriptedSetup(problem: .notAllowed(.forgetPatients))
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.forget) == .noPermission)
    }

    @Test func `the workstations are listed, and one is given up, or it says why not`() async {
        #expect(await RemoteCommand(remote: ScriptedSetup(), output: output).carryOut(.workstations) == .ok)
        #expect(await RemoteCommand(remote: ScriptedSetup(), output: output).carryOut(.retire("3f2a")) == .ok)
        #expect(output.words == ["3f2a, up to date\n", "3f2a is given up.\n"])
        let remote = ScriptedSetup(problem: .notFound("Workstation 3f2b", by: .name))
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.retire("3f2b")) != .ok)
    }

    @Test func `the join code is a line by itself`() async {
        #expect(await RemoteCommand(remote: ScriptedSetup(), output: output).carryOut(.code) == .ok)
        #expect(output.words == ["7K2M\n"])
    }

    @Test func `a reader that went away ends it`() async throws {
        let address = try RemoteAddress("postgresql://ana@db/clinic")
        let code = await RemoteCommand(remote: ScriptedSetup(), output: ClosedOutput()).carryOut(.set(address))
        #expect(code == .outputClosed)
    }

    @Test func `a failure says why, and what to do`() async {
        let remote = ScriptedSetup(problem: .remote(.anotherClinic(remote: "db")))
        #expect(await RemoteCommand(remote: remote, output: output).carryOut(.initialise) == .config)
        #expect(
            output.words == [
                "db keeps another clinic than this workstation. Name another remote, or another folder with --data."
            ])
    }

    @Test(
        arguments: [
            (SyncProgress(done: 0, of: 50), 0), (SyncProgress(done: 4, of: 50), 0), (SyncProgress(done: 5, of: 50), 1),
            (SyncProgress(done: 50, of: 50), 10), (SyncProgress(done: 60, of: 50), 10), (SyncProgress(done: 0), 0),
            (SyncProgress(done: 0, of: 0), 0), (SyncProgress(done: 1), 1), (SyncProgress(done: 3), 2),
            (SyncProgress(done: 4), 3), (SyncProgress(done: 1_000), 10),
        ])
    func `progress has few steps, however large a clinic is`(progress: SyncProgress, step: Int) {
        #expect(progress.step == step)
    }
}

/// A set-up with scripted results.
private nonisolated struct ScriptedSetup: RemoteSetup {
    var steps: [SyncProgress] = []
    var problem: AppError?
    var isShared = false

    func save(_ address: RemoteAddress) async throws(AppError) -> Bool {
        if let problem { throw problem }
        return isShared
    }

    func initialise(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(AppError) -> String {
        for step in steps { progress(step) }
        if let problem { throw problem }
        return "Done."
    }

    func forget() async throws(AppError) -> String {
        if let problem { throw problem }
        return "Forgotten."
    }

    func workstations() async throws(AppError) -> String {
        if let problem { throw problem }
        return "3f2a, up to date"
    }

    func retire(_ name: String) async throws(AppError) -> String {
        if let problem { throw problem }
        return "\(name) is given up."
    }

    func joinCode() throws(AppError) -> String {
        if let problem { throw problem }
        return "7K2M"
    }
}

/// An output that is closed.
private final class ClosedOutput: ShellOutput {
    func write(_ text: String) throws(OutputClosed) { throw OutputClosed(readerIsGone: true) }
    func notify(_ line: String) {}
}
