import Domain
import TextShell

/// Changes to a clinic's remote other than exchanging with it.
protocol RemoteSetup: Sendable {
    /// Saves the address of the clinic's remote for every later start. Exchanges nothing yet.
    ///
    /// - Returns: whether the clinic already has this remote under another address.
    /// - Throws: a storage error, or `AppError.remote` if the clinic has another remote.
    func save(_ address: RemoteAddress) async throws(AppError) -> Bool

    /// Copies the clinic into an empty remote, or upgrades an older one. Continues where it was interrupted.
    ///
    /// - Parameter progress: called with the progress.
    /// - Returns: the result in one sentence.
    /// - Throws: `AppError.remote`, a storage error, or ``AppError/noRemote``.
    func initialise(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(AppError) -> String

    /// Takes forgotten patients out of what the remote keeps about earlier writes, as its owner.
    ///
    /// - Returns: the result in one sentence.
    /// - Throws: `AppError.remote`, a storage error, or ``AppError/noRemote``.
    func forget() async throws(AppError) -> String

    /// The workstations that the remote knows, a line each.
    ///
    /// - Throws: `AppError.remote`, a storage error, or ``AppError/noRemote``.
    func workstations() async throws(AppError) -> String

    /// Gives a workstation up, as the remote's owner.
    ///
    /// - Parameter name: the beginning of its name.
    /// - Returns: the result in one sentence.
    /// - Throws: an error of access for anybody but a manager, `AppError.conflict` unless exactly one is called so,
    ///   `AppError.remote`, a storage error, or ``AppError/noRemote``.
    func retire(_ name: String) async throws(AppError) -> String

    /// The code with which a new workstation joins.
    ///
    /// - Throws: an error of access for anybody but a manager, a storage error, or ``AppError/noRemote``.
    func joinCode() throws(AppError) -> String
}

extension CommandFailure {
    /// The failure of a command about the remote. Without a remote, trying again does not help.
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
