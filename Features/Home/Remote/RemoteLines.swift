import DesignSystem

/// How the workstation stands with its remote, and the way to what waits for someone; nothing for a clinic without a
/// remote.
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
