import DesignSystem

/// The start: who you are, and the orders that wait for someone.
package struct HomeView: View {
    private let model: HomeModel

    /// The start that a model keeps.
    package init(model: HomeModel) {
        self.model = model
    }

    /// One of two starts: a visitor's, or a member of staff's.
    package var body: some View {
        LoadedView(model.account) { account in
            switch account {
            case .visitor: VisitorHome(model: model)
            case .staff(let greeting, let lastSignIn):
                StaffHome(greeting: greeting, lastSignIn: lastSignIn, model: model)
            }
        }
        .navigationTitle("Home")
        .task { await model.observeSession() }
        .task(id: model.isSignedIn) { await model.observeOrders() }
    }
}
