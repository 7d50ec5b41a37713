/// Re-exports the driver, goldens, previews and the gallery, so a test imports only the clinic's support.
@_exported import FeatureTesting

/// The commands that failures name.
package nonisolated enum Remedy {
    /// Writes the goldens.
    package static let goldens = "scripts/update goldens"
}
