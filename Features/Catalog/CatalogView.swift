import DesignSystem

/// The start of the Catalog section.
package struct CatalogView: View {
    /// The start.
    package init() {}

    /// What there is.
    package var body: some View {
        ContentUnavailableView("Nothing here", description: "There is nothing to show yet.").navigationTitle("Catalog")
    }
}
