import Domain
import Testing

struct SearchWordTests {
    @Test(arguments: [
        ("ibu", true), ("IBU 400", true), ("tab ibu", true), ("mg,", true), ("bu", false), ("ibu aspirin", false),
        (",", false), ("20", true), ("ïbuprofén", true),
    ])
    func `every word has to begin a word`(text: String, finds: Bool) throws {
        let search = try #require(SearchText(text))
        #expect(search.finds("Ibuprofen 400 mg, 20 tablets") == finds)
    }
}
