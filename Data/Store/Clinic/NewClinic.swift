import Domain

/// The contents of a file that has no clinic yet.
package enum NewClinic: Sendable {
    /// The example, to look around.
    case example
    /// The clinic of a remote, by its address without a password and the code from there; the file is empty until its
    /// first exchange.
    /// It keeps the part of so many days, or everything.
    case joined(String, JoinCode, days: Int? = nil)
    /// A clinic of one's own, with the password of its first manager. A file that has a clinic is refused.
    case own(ClinicFounding, password: Secret)
}
