import Domain

/// The waiting room's music. Needs no permission: everyone may choose it.
struct MusicStore: MusicRepository {
    let database: GuardedDatabase
    let live: LiveReads
    let clock: any WallClock
    let identifiers: any IdentifierSource

    func playlist() -> Snapshots<Playlist> {
        database.snapshotsForAnyone { connection throws(AppError) in
            Playlist(songs: try SongRecord.playlist(in: connection))
        }
    }

    func song(_ number: SongNumber) -> Snapshots<Song> {
        database.snapshotsForAnyone { connection throws(AppError) in try SongRecord.stored(number, in: connection) }
    }

    func album(_ number: AlbumNumber) -> Snapshots<AlbumListing> {
        database.snapshotsForAnyone { connection throws(AppError) in
            let songs = try SongRecord.songs(onAlbum: number, in: connection)
            return AlbumListing(album: try AlbumRecord.stored(number, in: connection), songs: songs)
        }
    }

    func queue() -> Snapshots<PlayQueue> {
        database.snapshotsForAnyone { connection throws(AppError) in
            try PlayQueueRecord.read(from: connection).queue
        }
    }

    func change(_ change: PlayQueueChange, operation: OperationID) async throws(AppError) -> PlayQueue {
        let step = PlayQueueStep(change: change, at: clock.storedNow, operation: operation)
        return try await database.writeForAnyone { [identifiers] connection throws(AppError) in
            try step.apply(to: connection) { Identifier(identifiers.next()) }
        } committed: { [live] _ in
            live.refresh()
        }
    }
}
