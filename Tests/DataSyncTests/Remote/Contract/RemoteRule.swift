import Testing

/// One sentence of what every remote does, and how to see that one does it.
struct RemoteRule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (RemoteBench) async throws -> Void

    init(_ sentence: String, _ check: @escaping @Sendable (RemoteBench) async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
