import Data
import DataSync
import Domain
import TextShell

/// Exchanging with the remote from the command line, and setting it up.
extension Launcher {
    /// Exchanges once, or until it is asked to end.
    func sync(watching: Bool, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let workstation = try await openWorkstation(options)
        if let user = options.user { try await signIn(user, at: workstation, options) }
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
        let isSet = if case .set = request { true } else { false }
        let workstation = try await openWorkstation(options, fetching: !isSet)
        let setup = WorkstationRemoteSetup(
            workstation: workstation, address: options.remote, network: network, random: random)
        switch request {
        case .set, .workstations: break
        case .initialise:
            if options.user != nil {
                do throws(AppError) { try await setup.makeKey() } catch { throw CommandFailure(syncing: error) }
            }
            try await signInManager("“remote init” is signed by a manager", workstation, options)
        case .code: try await signInManager("“remote code” is for managers", workstation, options)
        case .forget: try await signInManager("“remote forget” is for managers", workstation, options)
        case .retire: try await signInManager("“remote retire” is for managers", workstation, options)
        }
        return await RemoteCommand(remote: setup, output: progressOutput(options)).carryOut(request)
    }

    /// A manager signs every record that the remote begins with, and has to allow what is forgotten there.
    private func signInManager(
        _ reason: String, _ workstation: ClinicWorkstation, _ options: LaunchOptions
    ) async throws(CommandFailure) {
        do throws(AppError) {
            // Without a remote there is nothing to do: the command says so itself.
            guard try workstation.address(unlessNamed: options.remote) != nil else { return }
        } catch {
            throw CommandFailure(error)
        }
        guard let user = options.user else {
            throw .badUsage("\(reason): name one with --as USER.")
        }
        try await signIn(user, at: workstation, options)
    }
}
