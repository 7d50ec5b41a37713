import DesignSystem
import Domain

nonisolated extension MusicRoute: LinkingRoute {
    /// The page of a song or an album.
    static func place(of record: Record) -> MusicRoute? {
        record.number(ofType: "song").flatMap { SongNumber($0) }.map(MusicRoute.song)
            ?? record.number(ofType: "album").flatMap { AlbumNumber($0) }.map(MusicRoute.album)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        control == "queue" ? .music(.queue) : nil
    }
}
