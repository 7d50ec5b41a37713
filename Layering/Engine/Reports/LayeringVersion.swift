/// The version of the tool.
package enum LayeringVersion {
    /// The newest version of the changelog, as `layering --version` and reports say it.
    package static let current = "0.2.0"
}
