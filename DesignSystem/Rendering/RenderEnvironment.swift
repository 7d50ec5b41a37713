import Foundation

/// What the host tells every view while it renders.
package struct RenderEnvironment: Sendable {
    private let makeTimeZone: @Sendable () -> TimeZone
    private let clock: @Sendable () -> Date?

    /// An environment for a clinic in a time zone, which is looked up when the first moment is shown and not before;
    /// `now` is the present moment, asked for by what marks it.
    package init(
        timeZone: @autoclosure @escaping @Sendable () -> TimeZone,
        now: @autoclosure @escaping @Sendable () -> Date? = nil
    ) {
        makeTimeZone = timeZone
        clock = now
    }

    /// The present moment, or nil where time does not pass.
    package var now: Date? { clock() }

    /// The clinic's time zone, in which moments are shown.
    package var timeZone: TimeZone { makeTimeZone() }
}
