import Foundation

/// The time zone that a clinic keeps its hours in, by its name in the IANA time zone database.
///
/// A name that the database does not know counts as GMT. Looking a zone up is put off until a moment is shown: it costs
/// more than all else at a start.
package struct ClinicTimeZone: Hashable, Sendable {
    /// The name, such as `Europe/Madrid`.
    package let identifier: String

    /// The zone of a name.
    package init(identifier: String) {
        self.identifier = identifier
    }

    /// Whether the time zone database knows the name.
    package var isKnown: Bool { TimeZone.knownTimeZoneIdentifiers.contains(identifier) || identifier == "GMT" }

    /// The zone with its rules, daylight saving included.
    package var timeZone: TimeZone { TimeZone(identifier: identifier) ?? .gmt }
}
