/// What every ``Remote`` does.
enum RemoteContract {
    /// Each sentence of the contract.
    static let rules = starting + deciding + refusing + once + time + reading + rivalry
}
