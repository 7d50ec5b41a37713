import DesignSystem

/// One song: its facts, its position in the queue, and the ways to play it.
package struct SongView: View {
    private let model: SongModel

    /// The song that a model keeps.
    package init(model: SongModel) { self.model = model }

    /// The song, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.song) { song in
            Text(song.title).bold()
            LabeledContent("By", value: song.performer)
            LabeledContent("On", value: song.album)
            LabeledContent("Length", value: song.length)
            if let place = model.place { LabeledContent("In the queue", value: place) }
            if let problem = model.player.problem { FailureView(problem) }
            Button("Play now", action: model.play).accessibilityIdentifier("play")
            Button("Play next", action: model.playNext).accessibilityIdentifier("next")
            Button("Add to the end", action: model.add).accessibilityIdentifier("add")
            Button("Album", action: model.showAlbum).accessibilityIdentifier("album")
            Button("Queue", action: model.showQueue).accessibilityIdentifier("queue")
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
        .task { await model.player.observe() }
    }
}
