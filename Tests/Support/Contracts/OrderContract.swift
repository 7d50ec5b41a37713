/// The rules that every ``OrderRepository`` keeps.
package enum OrderContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array(
        [
            reading, paging, moving, repeating, noting, deciding, access,
        ].joined())
}
