import DesignSystem

/// The queued writes, grouped by the action that they need.
struct OutboxPageView: View {
    let page: OutboxPagePresentation
    let model: SyncModel

    var body: some View {
        if page.groups.isEmpty {
            ContentUnavailableView(
                label: { Text("Nothing waits") }, description: { Text("The remote has all that was changed here.") })
        } else {
            Text(page.summary).foregroundStyle(.secondary)
            ForEach(page.groups) { group in
                Section(group.id.title) {
                    ForEach(group.rows) { row in OutboxEntryRow(row: row, show: model.show) }
                }
            }
        }
        if !page.setAside.isEmpty { SetAsideSection(records: page.setAside) }
        PageControls(previous: nil, next: page.hasMore ? model.showMore : nil)
    }
}

/// One queued write in the list, and below it what holds it up.
struct OutboxEntryRow: View {
    let row: OutboxRowPresentation
    let show: @MainActor (OutboxRowPresentation) -> Void

    var body: some View {
        Button {
            show(row)
        } label: {
            HStack {
                Text(row.number)
                Text(row.at, format: .dateTime)
                Text(row.what)
                Spacer()
                Text(row.by).foregroundStyle(.secondary)
            }
        }
        if let reason = row.reason { Text(reason).foregroundStyle(.secondary) }
    }
}

/// The records from the remote that were not taken in, because they make no sense here.
struct SetAsideSection: View {
    let records: [SetAsidePresentation]

    var body: some View {
        Section("Set aside") {
            Text("Nothing of this was taken in. It is as soon as the remote has it right.").foregroundStyle(.secondary)
            ForEach(records) { record in Text(record.words) }
        }
    }
}
