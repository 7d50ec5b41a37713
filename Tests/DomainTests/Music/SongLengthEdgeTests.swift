import Domain
import Testing

@Suite struct SongLengthEdgeTests {
    @Test(arguments: [(9, "0:09"), (10, "0:10"), (11, "0:11"), (69, "1:09"), (70, "1:10")])
    func `seconds always have two digits`(seconds: Int, text: String) {
        #expect(SongLength(seconds: seconds)?.description == text)
    }
}
