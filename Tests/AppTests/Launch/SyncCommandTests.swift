import Domain
import Support
import Testing
import TextShell

@testable import App

/// The output and exit codes of `clinic sync`.
@Suite struct SyncCommandTests {
    private let output = Overheard()

    private func command(_ sync: FakeSyncRepository) -> SyncCommand { SyncCommand(sync: sync, output: output) }

    private func fake(_ entries: [OutboxEntry] = [], reach: RemoteReach? = .online) -> FakeSyncRepository {
        FakeSyncRepository(entries, reach: reach, sessions: FakeStaffSessionRepository())
    }

    @Test func `a round says what it did`() async {
        let sync = fake([.sample(1), .sample(2)])
        sync.nextRounds(receive: 12)
        #expect(await command(sync).once() == .ok)
        #expect(output.words == ["2 sent, 12 received; all is exchanged.\n"])
    }

    @Test func `a round that leaves something for people says where to look at it`() async {
        #expect(await command(fake(OutboxEntry.samples)).once() == .ok)
        #expect(
            output.words == [
                "3 sent, 0 received; left here: 1 refused, 1 conflict.\n",
                "Someone has to look at what is left: clinic open clinic://sync --as USER.",
            ])
    }

    @Test func `a round lists what was set aside, with the reasons, and no control characters of others`() async {
        let sync = fake()
        sync.setAside([
            SetAsideRecord(id: "product 7", what: "a product", reason: "stok is unknown"),
            SetAsideRecord(id: "gift\u{1B} 8", what: "a record of no known kind", reason: "nobody signed it as it is"),
        ])
        #expect(await command(sync).once() == .ok)
        #expect(
            output.words == [
                """
                0 sent, 0 received; left here: 2 set aside.
                set aside: product 7: stok is unknown.
                set aside: gift\\u{1B} 8: nobody signed it as it is.

                """, "A manager has to look at what was set aside: clinic open clinic://sync --as USER.",
            ])
    }

    @Test(
        arguments: [
            (.down, .unavailable), (.remote(.refused(remote: "db", detail: "wrong password")), .noPermission),
            (.remote(.newer(remote: "db", version: 9, known: 2)), .config),
            (.remote(.failed(remote: "db", detail: "it is shutting down")), .temporaryFailure),
        ] as [(AppError, ExitCode)])
    func `a round that ended early says why and how, and never that all is exchanged`(
        problem: AppError, code: ExitCode
    ) async {
        let sync = fake()
        sync.nextRounds(endWith: problem)
        #expect(await command(sync).once() == code)
        #expect(
            output.words == [
                "0 sent, 0 received, then it ended early.\n", "\(problem.message) \(problem.commandAdvice)",
            ])
    }

    @Test func `a long exchange reports its progress before its result`() async {
        let sync = fake()
        sync.reach(.syncing, progress: SyncProgress(done: 10, of: 100))
        #expect(await command(sync).once() == .ok)
        #expect(output.words == ["10 of 100 records", "0 sent, 0 received; all is exchanged.\n"])
    }

    @Test func `a clinic without a remote gets advice on adding one`() async {
        #expect(await command(fake(reach: nil)).once() == .noInput)
        #expect(output.words == ["\(AppError.noRemote.message) \(AppError.noRemote.commandAdvice)"])
    }

    @Test func `watching reports each event once, and continues after failures`() async {
        let sync = fake([.sample(1)])
        var rounds = 0
        let code = await command(sync).again { _ in
            rounds += 1
            switch rounds {
            case 1: break
            case 2, 3: sync.nextRounds(endWith: .down)
            case 4: sync.nextRounds(receive: 1)
            case 5: sync.nextRounds()
            default: return false
            }
            return true
        }
        #expect(code == .ok)
        #expect(
            output.words == [
                "1 sent, 0 received; all is exchanged.\n", "0 sent, 0 received, then it ended early.\n",
                "\(AppError.down.message) \(AppError.down.advice)", "0 sent, 1 received; all is exchanged.\n",
            ])
        #expect(sync.calls.count { $0 == .sync } == 6)
    }

    @Test func `watching ends at once when it is asked to, with that code`() async {
        let ending = CommandEnding()
        let sync = fake()
        let code = await ending.running {
            await command(sync).again { _ in
                ending.end(.interrupted)
                ending.end(.terminated)
                return !Task.isCancelled
            }
        }
        #expect(code == .interrupted)
        #expect(sync.calls.count { $0 == .sync } == 1)
    }

    @Test func `the result of a cancelled round is not reported`() async {
        let ending = CommandEnding()
        let sync = fake()
        sync.nextRounds(endWith: .down)
        ending.end(.interrupted)
        #expect(await ending.running { await command(sync).once() } == .interrupted)
        #expect(output.words == [])
    }

    @Test func `what was asked to end before it began does not go on`() async {
        let ending = CommandEnding()
        ending.end(.terminated)
        #expect(await ending.running { Task.isCancelled ? .ok : .software } == .terminated)
    }

    @Test(
        arguments: [
            (.remote(.unreachable(remote: "db", detail: "no answer")), .unavailable, "Run the same command again"),
            (.remote(.empty(remote: "db")), .config, "Run clinic remote init where the clinic is"),
            (.remote(.refused(remote: "db", detail: "wrong password")), .noPermission, "Check the user"),
        ] as [(AppError, ExitCode, String)])
    func `a first load that fails speaks of no clinic that could be worked in`(
        problem: AppError, code: ExitCode, advice: String
    ) async {
        let sync = fake(reach: .unknown)
        sync.nextRounds(endWith: problem)
        let failure = await #expect(throws: CommandFailure.self) {
            try await command(sync).quietly()
        }
        #expect(failure?.exitCode == code)
        #expect(failure?.message.hasPrefix("\(problem.message) \(advice)") == true)
    }

    @Test(arguments: [
        ["sync"], ["sync", "--watch"], ["remote", "init"],
    ])
    func `on a clinic without a remote each command says so`(arguments: [String]) async {
        let run = await LaunchRun.of(["--memory"] + arguments)
        #expect(run.code == .noInput)
        #expect(run.told.last == "\(AppError.noRemote.message) \(AppError.noRemote.commandAdvice)")
        #expect(run.output.isEmpty)
    }
}
