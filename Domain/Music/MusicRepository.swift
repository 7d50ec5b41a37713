/// The music of the waiting room. Everyone may read and control it, visitors too.
///
/// The clinic has one queue: every workstation sees and changes the same.
package protocol MusicRepository: Sendable {
    /// The playlist: the current value, then every change until the reader stops.
    func playlist() -> Snapshots<Playlist>

    /// One song. A number that no song has is ``AppError/notFound(_:by:)``.
    func song(_ number: SongNumber) -> Snapshots<Song>

    /// One album with its songs. A number that no album has is ``AppError/notFound(_:by:)``.
    func album(_ number: AlbumNumber) -> Snapshots<AlbumListing>

    /// The queue as last changed; ``PlayQueue/settled(at:)`` advances it to a moment.
    func queue() -> Snapshots<PlayQueue>

    /// Changes the queue.
    ///
    /// - Returns: the queue as it was saved; for an operation that was already applied, as it was changed last.
    /// - Throws: ``AppError/notFound(_:by:)`` when there is no such song, ``AppError/conflict(_:advice:)`` when the
    ///   change makes no sense any more (``PlayQueueProblem``), or a storage error.
    func change(_ change: PlayQueueChange, operation: OperationID) async throws(AppError) -> PlayQueue
}
