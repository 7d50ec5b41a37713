extension Migration {
    /// The changes of format 3 for new staff: a phone extension, and when they finished the onboarding, NULL until
    /// then. Staff who signed in before there was an onboarding do not have to.
    static let onboardingChanges: [String] = [
        "ALTER TABLE staff ADD COLUMN phone_extension TEXT",
        "ALTER TABLE staff ADD COLUMN onboarded_at INTEGER",
        "UPDATE staff SET onboarded_at = last_sign_in",
    ]
}
