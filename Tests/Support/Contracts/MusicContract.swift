import Domain
import Testing

/// The rules that every ``MusicRepository`` keeps.
package enum MusicContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([reading, changing, repeating, refusing].joined())

    private static let reading: [ContractRule] = [
        ContractRule("the playlist, its songs and their albums are there for a visitor") { clinic async throws in
            let songs = try await clinic.playlist()
            #expect(songs.count >= 3)
            for song in songs {
                var (one, album) = (
                    clinic.music.song(song.number).reader(), clinic.music.album(song.album.number).reader()
                )
                #expect(try await one.value() == song)
                let listing = try await album.value()
                #expect(listing.album == song.album)
                #expect(listing.songs.contains(song))
                #expect(listing.songs.allSatisfy { $0.album == song.album })
            }
        },
        ContractRule("a number that nothing has is not found") { clinic async throws in
            var song = clinic.music.song(try #require(SongNumber(9_999))).reader()
            #expect(try await song.error() == .notFound("Song #9999"))
            var album = clinic.music.album(try #require(AlbumNumber(9_999))).reader()
            #expect(try await album.error() == .notFound("Album #9999"))
        },
        ContractRule("at first nothing plays") { clinic async throws in
            #expect(try await clinic.storedQueue() == PlayQueue())
        },
    ]

    private static let changing: [ContractRule] = [
        ContractRule("a visitor's changes are returned and read back, one after another") { clinic async throws in
            let songs = try await clinic.playlist()
            let played = try await clinic.change(.play(songs[0].number))
            #expect(played.current?.entry.song == songs[0])
            #expect(played.current?.playback == .playing(since: clinic.clock.now))
            try await clinic.change(.addLast(songs[1].number))
            let queue = try await clinic.change(.addNext(songs[1].number))
            #expect(queue.waiting.map(\.song) == [songs[1], songs[1]])
            #expect(Set(queue.waiting.map(\.id)).count == 2)
            #expect(try await clinic.storedQueue() == queue)
            let moved = try await clinic.change(.swap(queue.waiting[0].id, next: queue.waiting[1].id))
            #expect(moved.waiting == queue.waiting.reversed())
            #expect(try await clinic.change(.remove(moved.waiting[0].id)).waiting == [moved.waiting[1]])
            #expect(try await clinic.change(.clear([moved.waiting[1].id])).waiting.isEmpty)
            #expect(try await clinic.storedQueue().current == played.current)
        },
        ContractRule("the playlist plays in its order, and time alone moves it on") { clinic async throws in
            let songs = try await clinic.playlist()
            let begun = try await clinic.change(.playPlaylist)
            clinic.clock.advance(by: Double(songs[0].length.seconds) + 10)
            #expect(try await clinic.storedQueue() == begun)
            let second = try #require(begun.waiting.first?.id)
            let held = try await clinic.change(.pause(second))
            #expect(held.played.map(\.song) == [songs[0]])
            #expect(held.current?.entry.song == songs[1])
            #expect(held.current?.playback == .paused(at: 10))
            #expect(try await clinic.storedQueue() == held)
        },
        ContractRule("when a change returns, every open stream has it") { clinic async throws in
            let songs = try await clinic.playlist()
            let (first, second) = (clinic.music.queue().reader(), clinic.music.queue().reader())
            let queue = try await clinic.change(.play(songs[0].number))
            #expect(await first.readyValue() == queue)
            #expect(await second.readyValue() == queue)
        },
        ContractRule("going on and back, holding and going on again, are kept") { clinic async throws in
            let songs = try await clinic.playlist()
            var queue = try await clinic.change(.playPlaylist)
            queue = try await clinic.change(.skip(try #require(queue.current?.entry.id)))
            #expect(queue.current?.entry.song == songs[1])
            clinic.clock.advance(by: 5.5)
            let paused = try #require(queue.current?.entry.id)
            queue = try await clinic.change(.pause(paused))
            #expect(queue.current?.playback == .paused(at: 5.5))
            queue = try await clinic.change(.resume(paused))
            #expect(queue.position(at: clinic.clock.now) == 5.5)
            queue = try await clinic.change(.previous(queue.current?.entry.id))
            #expect(queue.current?.entry.song == songs[0])
            #expect(queue.waiting.first?.song == songs[1])
            #expect(try await clinic.storedQueue() == queue)
        },
    ]

    private static let repeating: [ContractRule] = [
        ContractRule("a repeated change counts once, and returns what holds") { clinic async throws in
            let songs = try await clinic.playlist()
            let operation = clinic.operation()
            try await clinic.change(.play(songs[0].number))
            try await clinic.change(.addLast(songs[1].number), as: operation)
            let last = try await clinic.change(.addLast(songs[2].number))
            #expect(try await clinic.change(.addLast(songs[1].number), as: operation) == last)
            #expect(try await clinic.storedQueue().waiting.map(\.song) == [songs[1], songs[2]])
        }
    ]

    private static let refusing: [ContractRule] = [
        ContractRule("a song that does not exist cannot be played, and nothing changes") { clinic async throws in
            let number = try #require(SongNumber(9_999))
            for change in [PlayQueueChange.play(number), .addNext(number), .addLast(number)] {
                await #expect(throws: AppError.notFound("Song #9999"), "\(change)") {
                    try await clinic.change(change)
                }
            }
            #expect(try await clinic.storedQueue() == PlayQueue())
        },
        ContractRule("a change that makes no sense any more is a conflict, and changes nothing") {
            clinic async throws in
            let begun = try await clinic.change(.playPlaylist)
            let (first, waiting) = (try #require(begun.current?.entry.id), begun.waiting.map(\.id))
            let queue = try await clinic.change(.skip(first))
            for (change, problem) in [
                (.skip(first), .otherSong), (.previous(nil), .otherSong), (.pause(first), .otherSong),
                (.resume(first), .otherSong), (.playPlaylist, .otherSong),
                (.swap(waiting[0], next: waiting[1]), .notWaiting), (.remove(first), .notWaiting),
                (.swap(waiting[1], next: waiting[1]), .otherOrder), (.clear([waiting[0]]), .othersWait),
            ] as [(PlayQueueChange, PlayQueueProblem)] {
                await #expect(throws: AppError.conflict(problem.message), "\(change)") {
                    try await clinic.change(change)
                }
            }
            #expect(try await clinic.storedQueue() == queue)
        },
        ContractRule("an operation that was refused can be tried again") { clinic async throws in
            let operation = clinic.operation()
            await #expect(throws: AppError.conflict(PlayQueueProblem.noSongs.message)) {
                try await clinic.change(.previous(nil), as: operation)
            }
            try await clinic.change(.playPlaylist, as: operation)
        },
    ]
}

extension ContractClinic {
    /// The songs of the playlist.
    func playlist() async throws -> [Song] {
        var reader = music.playlist().reader()
        return try await reader.value().songs
    }

    /// The queue as last saved.
    func storedQueue() async throws -> PlayQueue {
        var reader = music.queue().reader()
        return try await reader.value()
    }

    /// Changes the queue, as a new operation unless one is given.
    @discardableResult
    func change(_ change: PlayQueueChange, as operation: OperationID? = nil) async throws -> PlayQueue {
        try await music.change(change, operation: operation ?? self.operation())
    }
}
