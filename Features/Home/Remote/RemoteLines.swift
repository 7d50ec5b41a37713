import DesignSystem

/// The state of the exchange with the remote, and a way to the writes that need attention; absent for a clinic without
/// a remote.
struct RemoteLines: View {
    let model: RemoteModel

    var body: some View {
        if let remote = model.remote {
            LabeledContent("Remote", value: remote.words)
            if let request = remote.request {
                Text(request).foregroundStyle(.warning)
                Button("Look at what waits", action: model.show).accessibilityIdentifier("sync")
            }
        }
    }
}
