import Data
import DataSync
import TextShell

/// Exchanging with the remote from the command line, and setting it up.
extension Launcher {
    /// Exchanges once, or until it is asked to end.
    func sync(watching: Bool, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        var workstation = try openWorkstation(options)
        if !workstation.store.hasClinic {
            try await load(workstation, options)
            workstation = try openWorkstation(options)
        }
        let command = SyncCommand(sync: workstation.sync, output: progressOutput(options))
        let ending = CommandEnding()
        let signals = watchesSignals ? await StopSignals.watched { ending.end($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        return await ending.running {
            watching ? await command.again { await workstation.pause(after: $0) } : await command.once()
        }
    }

    /// Names the remote, or sets it up.
    func remote(_ request: RemoteCommand.Request, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let workstation = try openWorkstation(options)
        let setup = WorkstationRemoteSetup(
            workstation: workstation, address: options.remote, network: network, random: random)
        return await RemoteCommand(remote: setup, output: progressOutput(options)).carryOut(request)
    }
}
