import Data
import Domain

extension ClinicWorkstation {
    /// The workstations that a remote knows, and whether each is this one.
    ///
    /// - Throws: `AppError.remote`, or a storage error.
    package func workstations(
        at remote: any Remote
    ) async throws(AppError) -> [(workstation: RemoteWorkstation, isOwn: Bool)] {
        let own = try store.database.read { connection throws(AppError) in try SignedHeads.log(in: connection) }
        return try await remote.workstations().map { ($0, $0.log == own) }
    }

    /// Gives a workstation up at a remote, whose owner alone can do that.
    ///
    /// - Parameters:
    ///   - name: the beginning of its name.
    ///   - remote: the remote, as its owner.
    /// - Returns: the workstation as it was.
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed` unless a manager is signed in, `AppError.conflict`
    ///   unless exactly one workstation is called so, `AppError.remote`, or a storage error.
    package func retire(_ name: String, at remote: any Remote) async throws(AppError) -> RemoteWorkstation {
        _ = try store.database.read { connection throws(AppError) in
            try store.gate.admit([.manageStaff], in: connection)
        }
        let named = try await remote.workstations().filter { $0.name.hasPrefix(name.lowercased()) }
        guard let workstation = named.first else { throw .noWorkstation(name) }
        guard named.count == 1 else { throw .severalWorkstations(name) }
        try await remote.retire(workstation.log)
        return workstation
    }
}

extension RemoteWorkstation {
    /// The workstation as `clinic verify` shows it there: its log key.
    package var name: String { KeyFingerprint(of: log).text }
}

extension AppError {
    fileprivate static func noWorkstation(_ name: String) -> AppError {
        .conflict(
            "No workstation has a name that begins with \(name).", advice: "clinic remote stations lists all.")
    }

    fileprivate static func severalWorkstations(_ name: String) -> AppError {
        .conflict(
            "Several workstations have a name that begins with \(name).",
            advice: "Type more of its name; clinic remote stations lists all.")
    }
}
