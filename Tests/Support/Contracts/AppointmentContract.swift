import Domain

/// The rules that every ``AppointmentRepository`` keeps.
package enum AppointmentContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array(
        [
            reading, slots, upcoming, booking, moving, cancelling, repeating, access,
        ].joined())

    /// The time zone of the clinic under test.
    package static let timeZone = ClinicTimeZone.madrid
}
