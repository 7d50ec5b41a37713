import DesignSystem

/// The current song, its start, and the next one.
struct PlayerView: View {
    let player: PlayerPresentation

    var body: some View {
        if let song = player.current {
            LabeledContent(song.state, value: song.title).bold()
            LabeledContent("By", value: song.performer)
            if let heard = song.heard {
                LabeledContent("From") {
                    Text(heard.since, style: .time)
                    Text("to")
                    Text(heard.until, style: .time)
                }
            } else {
                LabeledContent("Held at", value: song.progress)
            }
            LabeledContent("Next", value: player.next)
        } else {
            Text("Nothing plays.").foregroundStyle(.secondary)
        }
    }
}

/// The controls of the current song.
struct PlayerControls: View {
    let player: PlayerPresentation
    let model: PlayerModel

    var body: some View {
        if let problem = model.problem { FailureView(problem) }
        if let song = player.current {
            if song.isPaused {
                Button("Resume") { await model.resume(song) }.accessibilityIdentifier("resume")
            } else {
                Button("Pause") { await model.pause(song) }.accessibilityIdentifier("pause")
            }
            Button("Skip") { await model.skip(song) }.accessibilityIdentifier("skip")
        } else {
            Button("Play the playlist", action: model.playPlaylist).accessibilityIdentifier("play-all")
        }
        if player.hasPrevious {
            Button("Previous") { await model.previous(player) }.accessibilityIdentifier("previous")
        }
    }
}
