import Foundation

/// The environment that the host gives every view while it renders.
public struct RenderEnvironment: Sendable {
    private let makeTimeZone: @Sendable () -> TimeZone
    private let clock: @Sendable () -> Date?

    /// An environment in a time zone, which is looked up when the first moment is shown and not before;
    /// `now` is the present moment, asked for by what marks it.
    public init(
        timeZone: @autoclosure @escaping @Sendable () -> TimeZone,
        now: @autoclosure @escaping @Sendable () -> Date? = nil
    ) {
        makeTimeZone = timeZone
        clock = now
    }

    /// The present moment, or nil where time does not pass.
    public var now: Date? { clock() }

    /// The time zone in which moments are shown.
    public var timeZone: TimeZone { makeTimeZone() }
}
