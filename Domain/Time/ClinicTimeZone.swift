import FoundationEssentials

/// The time zone that a clinic keeps its hours in, by its name in the IANA time zone database.
///
/// A name that this machine does not know counts as GMT.
package struct ClinicTimeZone: Hashable, Sendable {
    /// Greenwich Mean Time, the same all year.
    package static let gmt = ClinicTimeZone(identifier: "GMT", rules: nil)

    /// The name, such as `Europe/Madrid`.
    package let identifier: String

    private let rules: ZoneRules?

    /// The zone of a name with its rules; without them if this machine does not know the name.
    package init(identifier: String, rules: ZoneRules?) {
        self.identifier = identifier
        self.rules = rules
    }

    /// Whether this machine knows the name.
    package var isKnown: Bool { rules != nil || self == .gmt }

    /// The seconds by which its clocks are ahead of those in Greenwich at a moment; negative west of it.
    package func secondsFromGMT(for moment: Date) -> Int { rules?.secondsFromGMT(for: moment) ?? 0 }
}
