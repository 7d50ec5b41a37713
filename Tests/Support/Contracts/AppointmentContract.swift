import Domain

/// What every ``AppointmentRepository`` must do.
package enum AppointmentContract {
    /// Every sentence of the contract.
    package static let rules = reading + slots + upcoming + booking + moving + cancelling + repeating + access

    /// The time zone of the clinic under test.
    package static let timeZone = ClinicTimeZone(identifier: "Europe/Madrid")
}
