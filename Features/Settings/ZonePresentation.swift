import Domain

/// The clinic's time zone as the settings show it.
package nonisolated struct ZonePresentation: Hashable, Sendable {
    let name: String
    /// Why times are not those of the zone, or nil where they are.
    let problem: String?

    /// A time zone, looked up in this machine's own list.
    package init(_ zone: ClinicTimeZone) {
        name = zone.identifier
        problem = zone.isKnown ? nil : "This machine does not know that zone, so all times are shown in GMT."
    }
}
