import Foundation

/// A repository's knowledge of a value at one moment.
package enum Snapshot<Value: Sendable>: Sendable {
    /// The value as of a moment, with how far it can be trusted.
    case value(Value, asOf: Date, freshness: Freshness)
    /// Nothing is known, for a reason. The stream goes on: a later snapshot may have the value.
    case unavailable(AppError)
}

/// How far a value that is on hand can be trusted.
package enum Freshness: Hashable, Sendable {
    /// As good as it gets.
    case fresh
    /// Perhaps out of date; a newer one is being fetched.
    case refreshing
    /// Perhaps out of date; fetching a newer one failed.
    case refreshFailed(AppError)
}
