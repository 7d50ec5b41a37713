extension Migration {
    /// What format 3 adds for the subject.
    static let musicChanges: [String] = []
}
