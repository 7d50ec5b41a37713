/// What plays in the waiting room. Everyone at the clinic may look at it and control it, visitors too.
///
/// There is one queue for the whole clinic: every workstation sees and changes the same one.
package protocol MusicRepository: Sendable {
    /// The playlist: first what is known, then every change until the reader stops.
    func playlist() -> Snapshots<Playlist>

    /// One song. A number that no song has is ``AppError/notFound(_:by:)``.
    func song(_ number: SongNumber) -> Snapshots<Song>

    /// One album with its songs. A number that no album has is ``AppError/notFound(_:by:)``.
    func album(_ number: AlbumNumber) -> Snapshots<AlbumListing>

    /// The queue as it was changed last; what the time since then makes of it, ``PlayQueue/settled(at:)`` says.
    func queue() -> Snapshots<PlayQueue>

    /// Changes the queue.
    ///
    /// - Returns: the queue as it was saved; for an operation that was already applied, as it was changed last.
    /// - Throws: ``AppError/notFound(_:by:)`` when there is no such song, ``AppError/conflict(_:advice:)`` when the
    ///   change makes no sense any more (``PlayQueueProblem``), or a storage error.
    func change(_ change: PlayQueueChange, operation: OperationID) async throws(AppError) -> PlayQueue
}
