import DesignSystem

/// The start: who you are, and what matters now.
package struct HomeView: View {
    private let model: HomeModel

    /// The start that a model keeps.
    package init(model: HomeModel) { self.model = model }

    /// One of two starts: a visitor's, or a member of staff's.
    package var body: some View {
        LoadedView(model.account) { account in
            switch account {
            case .visitor: VisitorHome(model: model)
            case .staff(let greeting, let lastSignIn, let parts):
                StaffHome(greeting: greeting, lastSignIn: lastSignIn, parts: parts, model: model)
            }
        }
        .navigationTitle("Home")
        .task { await model.observeSession() }
        .task(id: model.reader) { await model.observeFailures() }
        .task { await model.observeRemote() }
        .task(id: model.reader) { await model.observe(.appointments) }
        .task(id: model.reader) { await model.observe(.orders) }
        .task(id: model.reader) { await model.observe(.stock) }
    }
}
