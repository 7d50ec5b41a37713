import DesignSystem

/// The waiting room's playlist, under what plays now.
package struct PlaylistView: View {
    private let model: PlaylistModel

    /// The playlist that a model keeps.
    package init(model: PlaylistModel) { self.model = model }

    /// The player and the songs, or why they cannot be shown.
    package var body: some View {
        LoadedView(model.playlist) { playlist in
            if let player = model.player.shown {
                PlayerView(player: player)
                if !playlist.rows.isEmpty { PlayerControls(player: player, model: model.player) }
                Button(player.queueTitle, action: model.showQueue).accessibilityIdentifier("queue")
            }
            PlaylistSongs(rows: playlist.rows, show: model.show)
        }
        .navigationTitle("Music")
        .task { await model.observe() }
        .task { await model.player.observe() }
    }
}

/// The songs of the playlist, in its order.
struct PlaylistSongs: View {
    let rows: [SongRowPresentation]
    let show: @MainActor (SongRowPresentation) -> Void

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView(
                label: { Text("No songs") }, description: { Text("Nobody has chosen any for the waiting room yet.") })
        } else {
            Section("Playlist") {
                List(rows) { row in Button(action: { show(row) }, label: { SongRow(row: row) }) }
            }
        }
    }
}

/// One song in a list.
struct SongRow: View {
    let row: SongRowPresentation

    var body: some View {
        HStack {
            Text(row.title)
            Text(row.performer)
            Spacer()
            Text(row.length)
        }
    }
}
