/// The navigation that the music's screens ask for.
@MainActor package protocol MusicCoordinating: AnyObject {
    /// The user wants to know more about a song.
    func showSong(_ number: SongNumber)

    /// The user wants to know what else is on an album.
    func showAlbum(_ number: AlbumNumber)

    /// The user wants to see what plays, and what comes next.
    func showQueue()
}
