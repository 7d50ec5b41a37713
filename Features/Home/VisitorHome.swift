import DesignSystem

/// Home for a visitor.
struct VisitorHome: View {
    let model: HomeModel

    var body: some View {
        Text("Welcome to the clinic.").bold()
        Text("The catalogue and the waiting room's music are for everyone; the rest is for people who are signed in.")
        Button("Sign in", action: model.signIn).accessibilityIdentifier("sign-in")
        Button("Browse the catalogue", action: model.showCatalog).accessibilityIdentifier("catalog")
        Button("Orders", action: model.showOrders).accessibilityIdentifier("orders")
        Button("Settings", action: model.showSettings).accessibilityIdentifier("settings")
    }
}
