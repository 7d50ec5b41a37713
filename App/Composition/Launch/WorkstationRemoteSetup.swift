import Data
import DataSync
import Domain
import FoundationEssentials

/// Names the remote of an open clinic, and puts the clinic onto it.
nonisolated struct WorkstationRemoteSetup: RemoteSetup {
    let workstation: ClinicWorkstation
    /// Where the remote is, for this start; nil for where the clinic says.
    let address: RemoteAddress?
    let network: Network
    let random: any RandomNumberGenerator & Sendable

    func save(_ address: RemoteAddress) async throws(AppError) -> Bool {
        let remote = network(try PostgresRemote(address.text), random)
        let isShared = workstation.sync.atStart.reach != nil
        if isShared { try await workstation.check(remote) }
        try await workstation.name(remote: address.text)
        return isShared
    }

    func forget() async throws(AppError) -> String {
        let remote = try named()
        let count = try await workstation.forget(at: remote)
        let patients = count == 1 ? "One forgotten patient is" : "\(count) forgotten patients are"
        return count == 0
            ? "Nobody was forgotten."
            : "\(patients) in no table of \(remote.name) any more. Its backups still have them."
    }

    func initialise(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(AppError) -> String {
        guard let address = try workstation.address(unlessNamed: address) else { throw .noRemote }
        let remote = network(try PostgresRemote(address), random)
        let following = Task { [workstation] in
            for await case .value(let status, _, _) in workstation.sync.status() {
                if let done = status.progress { progress(done) }
            }
        }
        defer { following.cancel() }
        try await workstation.initialize(remote, at: address, random: random)
        let report = try await workstation.sync.sync()
        if let problem = report.problem { throw problem }
        return """
            The clinic is on \(remote.name), for every workstation that starts with --remote in a new folder and has the join code.
            Keep that in a safe, too: without it and without a workstation nobody can sign in from a backup of the remote.
            \(try joinCode())
            """
    }

    func workstations() async throws(AppError) -> String {
        let known = try await workstation.workstations(at: named())
        guard !known.isEmpty else { return "No workstation has come yet." }
        return known.map { $0.workstation.words(isOwn: $0.isOwn) }.joined(separator: "\n")
    }

    func retire(_ name: String) async throws(AppError) -> String {
        let gone = try await workstation.retire(name, at: named())
        return """
            Workstation \(gone.name) is given up: the remote keeps nothing for it. It was there last on \
            \(gone.seenAt.formatted(.iso8601)). If it comes back, it is one of them again: it sends what it has not \
            sent, and reads everything once more where it has missed something.
            """
    }

    private func named() throws(AppError) -> any Remote {
        guard let address = try workstation.address(unlessNamed: address) else { throw .noRemote }
        return network(try PostgresRemote(address), random)
    }

    func joinCode() throws(AppError) -> String { try workstation.joinCode().text }

    /// Makes the clinic's key where only an older remote lacks one.
    func makeKey() async throws(AppError) {
        guard let address = try workstation.address(unlessNamed: address) else { return }
        try await workstation.makeKey { () throws(AppError) in network(try PostgresRemote(address), random) }
    }
}

nonisolated extension RemoteWorkstation {
    /// The workstation on a line.
    fileprivate func words(isOwn: Bool) -> String {
        let state =
            switch behind {
            case _ where isRetired: "given up"
            case 0: "up to date"
            case 1: "1 change behind"
            case ...Self.most: "\(behind) changes behind"
            default: "more than \(Self.most) changes behind"
            }
        return "\(name)  \(role)  \(seenAt.formatted(.iso8601))  \(state)\(isOwn ? ", this one" : "")"
    }
}
