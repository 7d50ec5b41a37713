import Data
import TextShell

/// Exchanging with the remote from the command line, and setting it up.
extension Launcher {
    /// Exchanges once, or until it is asked to end.
    func sync(watching: Bool, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        var store = try openStore(options)
        if !store.hasClinic {
            try await load(store, options)
            store = try openStore(options)
        }
        let command = SyncCommand(sync: store.sync, output: output)
        let ending = CommandEnding()
        let signals = watchesSignals ? await StopSignals.watched { ending.end($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        return await ending.running {
            watching ? await command.again { await store.pause(after: $0) } : await command.once()
        }
    }

    /// Names the remote, or sets it up.
    func remote(_ request: RemoteCommand.Request, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let store = try openStore(options)
        let setUp = StoreRemoteSetUp(store: store, options: options.remote, random: random)
        return await RemoteCommand(remote: setUp, output: output).carryOut(request)
    }
}
