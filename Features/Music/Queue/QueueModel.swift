import Domain
import Foundation
import Observation

/// Lets the user pick a song that waits, and move it or take it out.
@Observable
package final class QueueModel {
    /// What plays and what waits.
    let player: PlayerModel

    private var pickedID: UUID?

    /// The queue that a player shows, with nothing picked.
    package init(player: PlayerModel) {
        self.player = player
    }

    /// The song that is picked, or nil; one that does not wait any more is not picked any more.
    var picked: WaitingRowPresentation? {
        player.shown?.rows.first { $0.id == pickedID }
    }

    func pick(_ row: WaitingRowPresentation) {
        pickedID = row.id
    }

    func moveUp() async { await changePicked(PlayQueueChange.moveUp) }
    func moveDown() async { await changePicked(PlayQueueChange.moveDown) }
    func remove() async { await changePicked(PlayQueueChange.remove) }

    private func changePicked(_ change: (PlayQueue.Entry.ID) -> PlayQueueChange) async {
        guard let pickedID else { return }
        await player.change(change(Identifier(pickedID)))
    }
}
