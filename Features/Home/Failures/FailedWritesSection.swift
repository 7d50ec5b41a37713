import DesignSystem

/// The failed writes, newest first; absent if there are none.
struct FailedWritesSection: View {
    let model: FailedWritesModel

    var body: some View {
        if !model.rows.isEmpty {
            Section("Not saved") {
                ForEach(model.rows) { failure in
                    HStack {
                        Text(failure.at, format: .dateTime)
                        Text(failure.what)
                    }
                    .foregroundStyle(.warning)
                    Text(failure.why)
                }
                Button("Put away", action: model.putAway).accessibilityIdentifier("put-away")
            }
        }
    }
}
