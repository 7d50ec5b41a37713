import Testing

/// One sentence of a contract, and how to see that an implementation keeps it.
package struct ContractRule: Sendable, CustomTestStringConvertible {
    /// The sentence.
    package let testDescription: String

    /// Checks it on a clinic of its own.
    package let check: @Sendable (ContractClinic) async throws -> Void

    init(_ sentence: String, _ check: @escaping @Sendable (ContractClinic) async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
