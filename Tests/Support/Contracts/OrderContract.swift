/// What every ``OrderRepository`` does.
package enum OrderContract {
    /// Each sentence of the contract.
    package static let rules = reading + paging + moving + repeating + noting + deciding + access
}
