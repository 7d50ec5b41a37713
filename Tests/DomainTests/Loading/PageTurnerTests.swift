import Domain
import Foundation
import Support
import Testing

@Suite("Turning pages")
struct PageTurnerTests {
    @Test func `it continues to the last page, and back over the same starts`() {
        var turner = PageTurner<Int>()
        turner.goToNext()
        #expect((turner.index, turner.after, turner.turns) == (0, nil, 0))
        for cursor in [10, 20, 30] {
            turner.learn(next: cursor)
            turner.goToNext()
            turner.goToNext()
            #expect(turner.after == cursor)
        }
        #expect((turner.index, turner.turns) == (3, 3))
        var starts: [Int?] = []
        for _ in 1...4 {
            turner.goBack()
            starts.append(turner.after)
        }
        #expect(starts == [20, 10, nil, nil])
        #expect((turner.index, turner.turns) == (0, 6))
    }

    @Test func `what the next page was is forgotten with the page`() {
        var turner = PageTurner<Int>()
        turner.learn(next: 10)
        turner.goToNext()
        turner.learn(next: 20)
        turner.goBack()
        turner.goToNext()
        #expect(turner.index == 0)
        turner.learn(next: 10)
        turner.startAgain()
        turner.goToNext()
        #expect((turner.index, turner.turns) == (0, 3))
    }

    @Test func `it says whether it turned`() {
        var turner = PageTurner<Int>()
        let atTheEnds = [turner.goToNext(), turner.goBack()]
        turner.learn(next: 10)
        let between = [turner.goToNext(), turner.goBack()]
        #expect(atTheEnds == [false, false])
        #expect(between == [true, true])
    }

    @Test func `it is on the same page where its words are put back, and on the first where they are not understood`() {
        var turner = PageTurner<PatientCursor>()
        #expect(turner.input == [:])
        for name in ["ana ruiz", "", "zoë"] {
            turner.learn(next: PatientCursor(sortName: FoldedText(alreadyFolded: name), number: .known(2_001)))
            turner.goToNext()
        }
        var again = PageTurner<PatientCursor>()
        again.input = turner.input
        #expect((again.index, again.after) == (3, turner.after))
        again.goBack()
        #expect(again.after?.sortName.text == "")
        for words in ["", "x", "2001", "0 ana", "2001 ana\n", "2001 ana\nx"] {
            again.input = ["pages": words]
            #expect(again.index == 0, "\(words)")
        }
        again.input = [:]
        #expect(again.index == 0)
    }

    @Test func `a place in a list is read back from its words, and from no others`() throws {
        let order = OrderCursor(placedAt: Date(timeIntervalSinceReferenceDate: 0.1 + 0.2), number: .known(7))
        #expect(OrderCursor(order.description) == order)
        let product = try #require(ProductCursor("501 zinc 20"))
        #expect(ProductCursor(product.description) == product)
        for words in ["", "7", "7 nan", "7 inf", "-7 1", "7 1 1", "x 1"] {
            #expect(OrderCursor(words) == nil, "\(words)")
        }
    }
}
