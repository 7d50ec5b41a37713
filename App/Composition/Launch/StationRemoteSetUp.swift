import DataSync
import Domain

/// Names the remote of an open clinic, and puts the clinic onto it.
nonisolated struct StationRemoteSetUp: RemoteSetUp {
    let station: ClinicStation
    /// Where the remote is, for this start; nil for where the clinic says.
    let address: RemoteAddress?
    let network: Network
    let random: any RandomNumberGenerator & Sendable

    func save(_ address: RemoteAddress) async throws(AppError) -> Bool {
        let remote = network(try PostgresRemote(address.text), random)
        let isShared = station.sync.atStart.reach != nil
        if isShared { try await station.check(remote) }
        try await station.name(remote: address.text)
        return isShared
    }

    func initialise(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(AppError) -> String {
        guard let address = try station.address(unlessNamed: address) else { throw .noRemote }
        let remote = network(try PostgresRemote(address), random)
        let following = Task { [station] in
            for await case .value(let status, _, _) in station.sync.status() {
                if let done = status.progress { progress(done) }
            }
        }
        defer { following.cancel() }
        try await station.initialize(remote, at: address, random: random)
        let report = try await station.sync.sync()
        if let problem = report.problem { throw problem }
        return "The clinic is on \(remote.name), for every station that starts with --remote and a new folder."
    }
}
