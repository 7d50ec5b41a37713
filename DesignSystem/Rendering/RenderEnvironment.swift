import Foundation

/// What the host tells every view while it renders.
package struct RenderEnvironment: Sendable {
    private let makeTimeZone: @Sendable () -> TimeZone

    /// An environment for a clinic in a time zone, which is looked up when the first moment is shown and not before.
    package init(timeZone: @autoclosure @escaping @Sendable () -> TimeZone) {
        makeTimeZone = timeZone
    }

    /// The clinic's time zone, in which moments are shown.
    package var timeZone: TimeZone { makeTimeZone() }
}
