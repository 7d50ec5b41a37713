/// The rules that every ``Remote`` keeps.
enum RemoteContract {
    /// The rules of the contract.
    static let rules: [RemoteRule] =
        starting + deciding + refusing + once + time + reading + rivalry
        + snapshots + parts + heads + forgetting + keeping + sweeping
}
