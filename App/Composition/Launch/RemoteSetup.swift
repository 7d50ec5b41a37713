import Domain
import TextShell

/// What can be done about the remote of a clinic besides exchanging with it.
protocol RemoteSetup: Sendable {
    /// Saves where the clinic's remote is, for every later start; exchanges nothing yet.
    ///
    /// - Returns: whether the clinic is on a remote already, of which this is another address.
    /// - Throws: a storage error, or `AppError.remote` where the clinic is on another one.
    func save(_ address: RemoteAddress) async throws(AppError) -> Bool

    /// Puts the clinic into its remote where that is empty, or brings an older remote to this version. Where it was
    /// broken off before, it goes on.
    ///
    /// - Parameter progress: hears how far it is.
    /// - Returns: what was done, in one sentence.
    /// - Throws: `AppError.remote`, a storage error, or ``AppError/noRemote``.
    func initialise(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(AppError) -> String
}

extension CommandFailure {
    /// An error of what is done with the remote. Where there is none, trying again does not help.
    init(syncing error: AppError) {
        self.init("\(error.message) \(error.commandAdvice)", error == .noRemote ? .noInput : ExitCode(error))
    }

    /// An error of a first load. There is no clinic yet to work in, or to make the remote's.
    init(loading error: AppError) {
        let advice =
            switch error {
            case .remote(.unreachable): "Run the same command again once it answers: it goes on where it was."
            case .remote(.empty): "Run clinic remote init where the clinic is, then the same command again."
            default: error.commandAdvice
            }
        self.init("\(error.message) \(advice)", ExitCode(error))
    }
}
