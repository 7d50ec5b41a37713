import DesignSystem

/// The first step of a newcomer.
package struct WelcomeView: View {
    /// The first step.
    package init() {}

    /// What there is.
    package var body: some View {
        Text("Welcome").navigationTitle("Welcome")
    }
}
