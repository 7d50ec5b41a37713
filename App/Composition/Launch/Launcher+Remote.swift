import Data
import DataSync
import Domain
import TextShell

/// The way to the remote of the clinic that was opened.
extension Launcher {
    /// Lets a clinic that shares a remote exchange with it.
    func connect(_ workstation: ClinicWorkstation, _ options: LaunchOptions) throws(AppError) {
        guard workstation.sync.atStart.reach != nil else {
            if options.remote != nil, !options.setsRemoteUp { throw .notShared }
            return
        }
        guard let address = try workstation.address(unlessNamed: options.remote) else { return }
        try workstation.connect(
            to: network(way(to: address, of: workstation, options), random), random: random)
    }

    /// The connection to the clinic's remote. If there is none, the workstation still works, and its screens say what
    /// is wrong. Only actions that need the remote fail, and so does a mistyped address.
    private func way(
        to address: String, of workstation: ClinicWorkstation, _ options: LaunchOptions
    ) throws(AppError) -> any Remote {
        do throws(AppError) {
            return try PostgresRemote(address)
        } catch {
            let isTyped = if case .remote = error { false } else { options.remote != nil }
            guard workstation.store.hasClinic, !options.isExchange, !isTyped else { throw error }
            return UnusableRemote(error)
        }
    }

    /// Fetches a clinic for the first time, and says how far it is. Where it came from is kept: a first try may have
    /// named another address.
    func load(_ workstation: ClinicWorkstation, _ options: LaunchOptions) async throws(CommandFailure) {
        output.notify("Fetching the clinic for the first time. It can be broken off: the next start goes on.")
        try await SyncCommand(sync: workstation.sync, output: progressOutput(options)).quietly()
        do throws(AppError) {
            if let address = options.remote { try await workstation.name(remote: address.text) }
        } catch {
            throw CommandFailure(error)
        }
        workstation.store.leave()
    }

    /// Exchanges with the remote during a session; does nothing without a remote.
    func keepExchanging() -> Task<Void, Never>? {
        guard let workstation, workstation.sync.atStart.reach != nil else { return nil }
        return Task { await workstation.keepExchanging() }
    }
}

extension ClinicWorkstation {
    /// Where the clinic's remote is: as the command line says, else as the clinic knows.
    nonisolated func address(unlessNamed named: RemoteAddress?) throws(AppError) -> String? {
        if let named { named.text } else { try remoteAddress() }
    }
}

extension LaunchOptions {
    /// Whether the remote is being named or set up, for a clinic that need not share it yet.
    var setsRemoteUp: Bool {
        if case .remote = action { true } else { false }
    }

    /// Whether nothing is done but exchanging.
    var isExchange: Bool {
        if case .sync = action { true } else { false }
    }

    /// The remote that a new folder joins; nil while setting a remote up.
    var joinedRemote: String? { setsRemoteUp ? nil : remote?.text }
}

extension AppError {
    /// A remote was named for a clinic that is not shared.
    static let notShared = AppError.conflict(
        "This folder has a clinic of its own, which shares no remote.",
        advice: "Put it onto the remote with clinic remote init, or name another folder with --data.")
}
