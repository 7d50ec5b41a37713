import Domain
import Synchronization

/// The waiting room's music in memory, with the behaviour of the store.
package final class FakeMusicRepository: MusicRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// The playlist was read.
        case playlist
        /// A song was read.
        case song(SongNumber)
        /// An album was read.
        case album(AlbumNumber)
        /// The queue was read.
        case queue
        /// A change of the queue was requested.
        case change(PlayQueueChange, operation: OperationID)
    }

    private struct State {
        var queue: PlayQueue
        var applied = AppliedOperations()
        var calls: [Call] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let songs: [Song]
    private let albums: [Album]
    private let state: Mutex<State>
    private let streams: FakeStreams
    private let clock: any WallClock
    private let identifiers: any IdentifierSource

    /// Songs, all of them on the playlist in this order, and a queue.
    package init(
        _ songs: [Song] = Song.samples, albums: [Album] = Album.samples, queue: PlayQueue = PlayQueue(),
        clock: any WallClock = FixedClock(), identifiers: any IdentifierSource = SequentialIdentifiers(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        (self.songs, self.albums, self.clock, self.identifiers) = (songs, albums, clock, identifiers)
        state = Mutex(State(queue: queue))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The queue as last saved. Setting it acts as another workstation would.
    package var stored: PlayQueue {
        get { state.withLock(\.queue) }
        set {
            state.withLock { $0.queue = newValue }
            streams.refresh()
        }
    }

    /// The playlist; see ``MusicRepository``.
    package func playlist() -> Snapshots<Playlist> {
        record(.playlist)
        return streams.open { [songs] () throws(AppError) in Playlist(songs: songs) }
    }

    /// One song; see ``MusicRepository``.
    package func song(_ number: SongNumber) -> Snapshots<Song> {
        record(.song(number))
        return streams.open { [songs] () throws(AppError) in try songs.found(number) }
    }

    /// One album; see ``MusicRepository``.
    package func album(_ number: AlbumNumber) -> Snapshots<AlbumListing> {
        record(.album(number))
        return streams.open { [songs, albums] () throws(AppError) in
            guard let album = albums.first(where: { $0.number == number }) else { throw .notFound("Album \(number)") }
            return AlbumListing(
                album: album,
                songs: songs.filter { $0.album.number == number }.sorted { $0.number < $1.number })
        }
    }

    /// The queue; see ``MusicRepository``.
    package func queue() -> Snapshots<PlayQueue> {
        record(.queue)
        return streams.open { [weak self] () throws(AppError) in self?.stored ?? PlayQueue() }
    }

    /// Changes the queue; see ``MusicRepository``.
    package func change(_ change: PlayQueueChange, operation: OperationID) async throws(AppError) -> PlayQueue {
        record(.change(change, operation: operation))
        try await answers.write()
        let entries = try change.songs(of: songs).map {
            PlayQueue.Entry(id: Identifier(identifiers.next()), song: $0)
        }
        let queue = try state.withLock { [now = clock.now] state throws(AppError) in
            guard try !state.applied.contains(operation, asking: change) else { return state.queue }
            do throws(PlayQueueProblem) {
                state.queue = try state.queue.changed(by: change, at: now, adding: entries)
            } catch {
                throw .conflict(error.message)
            }
            state.applied.insert(operation, asking: change)
            return state.queue
        }
        streams.refresh()
        try answers.written()
        return queue
    }

    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }
}

extension PlayQueueChange {
    /// The songs that the change brings, from the known ones.
    fileprivate func songs(of songs: [Song]) throws(AppError) -> [Song] {
        switch self {
        case .play(let number), .addNext(let number), .addLast(let number): [try songs.found(number)]
        case .playPlaylist: songs
        case .skip, .previous, .pause, .resume, .swap, .remove, .clear: []
        }
    }
}

extension [Song] {
    fileprivate func found(_ number: SongNumber) throws(AppError) -> Song {
        guard let song = first(where: { $0.number == number }) else { throw .notFound("Song \(number)") }
        return song
    }
}
