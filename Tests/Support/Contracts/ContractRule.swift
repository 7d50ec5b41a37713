import Testing

/// One rule of a contract, with its check.
package struct ContractRule: Sendable, CustomTestStringConvertible {
    /// The rule as a sentence.
    package let testDescription: String

    /// The check, which gets a clinic of its own.
    package let check: @Sendable (ContractClinic) async throws -> Void

    init(_ sentence: String, _ check: @escaping @Sendable (ContractClinic) async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
