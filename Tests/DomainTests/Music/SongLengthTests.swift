import Domain
import Support
import Testing

@Suite struct SongLengthTests {
    @Test(arguments: [(1, "0:01"), (59, "0:59"), (60, "1:00"), (245, "4:05"), (4_280, "71:20"), (86_400, "1440:00")])
    func `a length is minutes and seconds`(seconds: Int, text: String) {
        #expect(SongLength(seconds: seconds)?.description == text)
    }

    @Test(arguments: [0, -1, 86_401, .min, .max]) func `nothing lasts less than a second or more than a day`(
        seconds: Int
    ) {
        #expect(SongLength(seconds: seconds) == nil)
    }

    @Test func `an album lasts as long as its songs, and one without songs has no length`() throws {
        let album = try #require(Album.samples.first)
        #expect(AlbumListing(album: album, songs: Song.samples).length?.seconds == 245 + 198 + 175)
        #expect(AlbumListing(album: album, songs: []).length == nil)
    }
}
