import Foundation

/// What the host tells every view while it renders.
package struct RenderEnvironment: Sendable {
    /// The clinic's time zone, in which moments are shown.
    package var timeZone: TimeZone

    /// An environment for a clinic in a time zone.
    package init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }
}
