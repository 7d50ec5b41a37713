extension Migration {
    /// What format 3 adds for newcomers: a phone extension, and when someone went through the onboarding, NULL for
    /// whoever has yet to. Whoever had signed in before there was an onboarding is no newcomer.
    static let onboardingChanges: [String] = [
        "ALTER TABLE staff ADD COLUMN phone_extension TEXT",
        "ALTER TABLE staff ADD COLUMN onboarded_at INTEGER",
        "UPDATE staff SET onboarded_at = last_sign_in",
    ]
}
