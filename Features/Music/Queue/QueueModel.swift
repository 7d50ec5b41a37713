import Domain
import Observation

/// Lets the user pick a song that waits, and move it or take it out.
@Observable
package final class QueueModel {
    /// The player.
    let player: PlayerModel

    private var pickedID: PlayQueue.Entry.ID?

    /// The queue that a player shows, with nothing picked.
    package init(player: PlayerModel) {
        self.player = player
    }

    /// The song that is picked, or nil; one that does not wait any more is not picked any more.
    var picked: PickedSongPresentation? {
        pickedID.flatMap { id in player.shown.flatMap { PickedSongPresentation(id, in: $0.rows) } }
    }

    func pick(_ row: WaitingRowPresentation) {
        pickedID = row.id
    }

    func moveUp(_ song: PickedSongPresentation) async {
        guard let above = song.above else { return }
        await player.change(.swap(above, next: song.id))
    }

    func moveDown(_ song: PickedSongPresentation) async {
        guard let below = song.below else { return }
        await player.change(.swap(song.id, next: below))
    }

    func remove(_ song: PickedSongPresentation) async { await player.change(.remove(song.id)) }
}

/// The song that is picked, and those that wait directly above and below it.
nonisolated struct PickedSongPresentation: Hashable, Sendable, Identifiable {
    let id: PlayQueue.Entry.ID
    let title: String
    let above: PlayQueue.Entry.ID?
    let below: PlayQueue.Entry.ID?

    /// The song with an identity, or nil if no row has it.
    init?(_ id: PlayQueue.Entry.ID, in rows: [WaitingRowPresentation]) {
        guard let place = rows.firstIndex(where: { $0.id == id }) else { return nil }
        (self.id, title) = (id, rows[place].title)
        above = place > 0 ? rows[place - 1].id : nil
        below = place + 1 < rows.count ? rows[place + 1].id : nil
    }
}
