import DesignSystem

/// The message about an order, to send to someone else.
package struct ShareView: View {
    private let model: ShareModel

    /// The sheet that a model keeps.
    package init(model: ShareModel) { self.model = model }

    /// The text to copy.
    package var body: some View {
        LoadedView(model.share) { share in
            Text("Send this to the people who should know:")
            Section("Message") {
                Text(share.summary)
                Text(share.link)
            }
        }
        .navigationTitle("Share")
        .task { await model.observe() }
    }
}
