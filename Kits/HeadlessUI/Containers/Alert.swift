/// A question on top of everything, with the answers to choose from.
public struct Alert: View {
    private let title: String
    private let message: String
    private let actions: ViewContent

    /// A question: what it is about, what the answers mean, and a button for each of them, the safest first.
    public init(_ title: String, message: String, @ViewBuilder actions: () -> ViewContent) {
        self.title = title
        self.message = message
        self.actions = actions()
    }

    /// The question above the answers.
    public var body: some View {
        Text(title).foregroundStyle(.strong)
        Text(message)
        actions
    }
}
