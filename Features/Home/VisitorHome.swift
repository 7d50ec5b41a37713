import DesignSystem

/// What a visitor finds.
struct VisitorHome: View {
    let model: HomeModel

    var body: some View {
        Text("Welcome to the clinic.").foregroundStyle(.strong)
        Text("Orders are for people who are signed in.")
        Button("Sign in", action: model.signIn).accessibilityIdentifier("sign-in")
        Button("Orders", action: model.showOrders).accessibilityIdentifier("orders")
        Button("Settings", action: model.showSettings).accessibilityIdentifier("settings")
    }
}
