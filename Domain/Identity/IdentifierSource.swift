import Foundation

/// Where new identities come from; injected, so that tests and demonstrations can repeat themselves.
package protocol IdentifierSource: Sendable {
    /// A UUID that was never returned before.
    func next() -> UUID
}
