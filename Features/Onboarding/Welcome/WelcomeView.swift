import DesignSystem

/// The first step of a newcomer.
package struct WelcomeView: View {
    private let model: WelcomeModel

    /// The welcome that a model gives.
    package init(model: WelcomeModel) { self.model = model }

    /// The greeting and the ways on.
    package var body: some View {
        LoadedView(model.welcome) { welcome in
            Text(welcome.greeting).bold()
            LabeledContent("You are here as", value: welcome.role)
            Text("Before you start: how shall others see you, and how do they reach you?")
            Button("Tell them", action: model.wantDetails).accessibilityIdentifier("details")
            Button("Leave it as it is", action: model.skipDetails).accessibilityIdentifier("skip")
            Button("Sign out", action: model.signOut).accessibilityIdentifier("sign-out")
        }
        .navigationTitle("Welcome")
        .task { await model.observe() }
    }
}
