/// Something that is not as it should be, and what to do about it.
package struct ClinicFinding: Hashable, Sendable {
    /// The check that found it, by a short stable name: `damage`.
    package let check: String
    /// The problem, in one sentence.
    package let problem: String
    /// The remedy, in one sentence.
    package let remedy: String

    /// Creates a finding.
    package init(_ check: String, _ problem: String, remedy: String) {
        (self.check, self.problem, self.remedy) = (check, problem, remedy)
    }
}

extension ClinicFinding {
    /// The remedy of damage, and of what the program keeps itself and cannot have got wrong.
    static let restore = "Restore a backup from before: clinic restore FILE --replace."
}
