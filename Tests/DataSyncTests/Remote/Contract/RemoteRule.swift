import Testing

/// One rule of the contract of remotes, with its check.
struct RemoteRule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (RemoteBench) async throws -> Void

    init(_ sentence: String, _ check: @escaping @Sendable (RemoteBench) async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
