import Domain
import Testing

@Suite("Turning pages")
struct PageTurnerTests {
    @Test("It goes on as far as it is told, and back over the same starts")
    func onAndBack() {
        var turner = PageTurner<Int>()
        turner.goOn()
        #expect((turner.index, turner.after, turner.turns) == (0, nil, 0))
        for cursor in [10, 20, 30] {
            turner.learn(next: cursor)
            turner.goOn()
            turner.goOn()
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

    @Test("What the next page was is forgotten with the page")
    func forgets() {
        var turner = PageTurner<Int>()
        turner.learn(next: 10)
        turner.goOn()
        turner.learn(next: 20)
        turner.goBack()
        turner.goOn()
        #expect(turner.index == 0)
        turner.learn(next: 10)
        turner.startAgain()
        turner.goOn()
        #expect((turner.index, turner.turns) == (0, 3))
    }

    @Test("It says whether it turned")
    func says() {
        var turner = PageTurner<Int>()
        let atTheEnds = [turner.goOn(), turner.goBack()]
        turner.learn(next: 10)
        let between = [turner.goOn(), turner.goBack()]
        #expect(atTheEnds == [false, false])
        #expect(between == [true, true])
    }
}
