import DesignSystem

/// The current and waiting songs, and their controls.
package struct QueueView: View {
    private let model: QueueModel

    /// The queue that a model shows.
    package init(model: QueueModel) { self.model = model }

    /// The queue, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.player.player) { player in
            PlayerView(player: player)
            PlayerControls(player: player, model: model.player)
            WaitingSongs(rows: player.rows, pick: model.pick)
            if let picked = model.picked { PickedSong(song: picked, model: model) }
            if !player.rows.isEmpty {
                Button("Clear the queue") { await model.player.clear(player) }.accessibilityIdentifier("clear")
            }
        }
        .navigationTitle("Queue")
        .task { await model.player.observe() }
    }
}

/// The songs that wait, in their order.
struct WaitingSongs: View {
    let rows: [WaitingRowPresentation]
    let pick: @MainActor (WaitingRowPresentation) -> Void

    var body: some View {
        if rows.isEmpty {
            Text("No song waits.").foregroundStyle(.secondary)
        } else {
            Section("Waiting; pick one to move it or take it out") {
                List(rows) { row in Button(action: { pick(row) }, label: { WaitingRow(row: row) }) }
            }
        }
    }
}

/// One song that waits.
struct WaitingRow: View {
    let row: WaitingRowPresentation

    var body: some View {
        HStack {
            Text(row.title)
            Text(row.performer)
            Spacer()
            Text(row.length)
        }
    }
}

/// The controls of the picked song.
struct PickedSong: View {
    let song: PickedSongPresentation
    let model: QueueModel

    var body: some View {
        LabeledContent("Picked", value: song.title)
        Button("Move up") { await model.moveUp(song) }.disabled(song.above == nil).accessibilityIdentifier("move-up")
        Button("Move down") { await model.moveDown(song) }.disabled(song.below == nil)
            .accessibilityIdentifier("move-down")
        Button("Take out") { await model.remove(song) }.accessibilityIdentifier("remove")
    }
}
