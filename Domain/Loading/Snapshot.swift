import FoundationEssentials

/// A repository's knowledge of a value at one moment.
package enum Snapshot<Value: Sendable>: Sendable {
    /// The value as of a moment, with how far it can be trusted.
    case value(Value, asOf: Date, freshness: Freshness)
    /// There is no value, for a reason. A later snapshot may have one.
    case unavailable(AppError)
}

/// How far a value that is on hand can be trusted.
package enum Freshness: Hashable, Sendable {
    /// As good as it gets.
    case fresh
    /// Perhaps out of date; a newer one is loading.
    case refreshing
    /// Perhaps out of date; fetching a newer one failed.
    case refreshFailed(AppError)
    /// Only a part of what there is, which is what is kept here.
    case incomplete
}
