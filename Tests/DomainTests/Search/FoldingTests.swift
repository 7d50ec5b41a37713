import Domain
import Testing

struct FoldingTests {
    @Test(arguments: [
        ("Nguye\u{302}\u{303}n", "nguyen"), ("ÁLVAREZ", "alvarez"), ("Žoë", "zoe"), ("ｆｕｌｌ", "full"), ("陳美玲", "陳美玲"),
        ("İ", "i"), ("한글", "한글"), ("ﬁ", "fi"),
    ])
    func caseAccentsAndWidthAreFolded(text: String, folded: String) {
        #expect(SearchText.folded(text) == folded)
        #expect(Array(SearchText.folded(text).utf8) == Array(folded.utf8))
        #expect(SearchText.folded(folded) == folded)
    }

    @Test(arguments: [
        ("ibu", true), ("IBU 400", true), ("tab ibu", true), ("mg,", true), ("bu", false), ("ibu aspirin", false),
        (",", false), ("20", true), ("ïbuprofén", true),
    ])
    func everyWordHasToBeginAWord(text: String, finds: Bool) throws {
        #expect(try #require(SearchText(text)).finds("Ibuprofen 400 mg, 20 tablets") == finds)
    }

    @Test func foldedTextsSortAsTheirBytesDo() {
        let texts = ["한글", "z", "é", "ä", "陳", "a b", "a", "А", "ß"].map(SearchText.folded)
        #expect(texts.sorted() == texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
}
