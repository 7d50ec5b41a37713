/// The driver, goldens, previews and the gallery come along: a test imports the clinic's support, and has all that
/// tests are written with.
@_exported import FeatureTesting

/// The commands that failures name.
package nonisolated enum Remedy {
    /// Writes the goldens.
    package static let goldens = "scripts/update goldens"
}
