import Data
import DataSync
import TextShell

/// Exchanging with the remote from the command line, and setting it up.
extension Launcher {
    /// Exchanges once, or until it is asked to end.
    func sync(watching: Bool, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        var station = try openStation(options)
        if !station.store.hasClinic {
            try await load(station, options)
            station = try openStation(options)
        }
        let command = SyncCommand(sync: station.sync, output: output)
        let ending = CommandEnding()
        let signals = watchesSignals ? await StopSignals.watched { ending.end($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        return await ending.running {
            watching ? await command.again { await station.pause(after: $0) } : await command.once()
        }
    }

    /// Names the remote, or sets it up.
    func remote(_ request: RemoteCommand.Request, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let station = try openStation(options)
        let setUp = StationRemoteSetUp(station: station, address: options.remote, network: network, random: random)
        return await RemoteCommand(remote: setUp, output: output).carryOut(request)
    }
}
