import Domain
import Observation

/// Keeps the queue current and changes it, for every screen that shows what plays.
@Observable
package final class PlayerModel {
    private var known = LoadState<PlayQueue>.idle
    private var refusal: AppError?
    private var idempotencyKey = IdempotencyKey()

    private let music: any MusicRepository
    private let identifiers: any IdentifierSource
    private let clock: any WallClock
    private weak let errors: (any ErrorRouting)?

    /// A player that was not looked at yet.
    package init(
        music: any MusicRepository, identifiers: any IdentifierSource, clock: any WallClock, errors: any ErrorRouting
    ) {
        self.music = music
        self.identifiers = identifiers
        self.clock = clock
        self.errors = errors
    }

    /// The queue at this moment: songs end without any change.
    var player: LoadState<PlayerPresentation> {
        known.map { [now = clock.now] queue in PlayerPresentation(queue.settled(at: now), at: now) }
    }

    /// The same, as far as there is anything to show.
    var shown: PlayerPresentation? { player.value }

    /// Why the last change was refused, or why the queue cannot be shown.
    var problem: AppError? {
        if case .failed(let error) = known { return refusal ?? error }
        return refusal
    }

    func observe() async {
        await music.queue().load(into: \.known, of: self, as: \.self)
    }

    func pause(_ song: CurrentSongPresentation) async { await change(.pause(song.id)) }
    func resume(_ song: CurrentSongPresentation) async { await change(.resume(song.id)) }
    func skip(_ song: CurrentSongPresentation) async { await change(.skip(song.id)) }
    func previous(_ player: PlayerPresentation) async { await change(.previous(player.current?.id)) }
    func playPlaylist() async { await change(.playPlaylist) }
    func clear(_ player: PlayerPresentation) async { await change(.clear(player.rows.map(\.id))) }

    /// Changes the queue, and keeps the problem if that is refused.
    func change(_ change: PlayQueueChange) async {
        let operation = idempotencyKey.operation(for: change, from: identifiers)
        do {
            _ = try await music.change(change, operation: operation)
            idempotencyKey.succeeded(operation)
            refusal = nil
        } catch {
            refusal = errors.leftToShow(of: error)
        }
    }
}
