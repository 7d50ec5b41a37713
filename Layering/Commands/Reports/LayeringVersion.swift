/// The version of the tool.
enum LayeringVersion {
    /// The newest version of the changelog, as `layering --version` and reports say it.
    static let current = "0.2.0"
}
