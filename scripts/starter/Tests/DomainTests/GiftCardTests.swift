import Domain
import Testing

@Suite struct GiftCardTests {
    @Test func `blanks around what is typed are not kept`() throws {
        let content = try GiftCardContent(title: "  Soup ", text: "\tHot ")
        #expect(content.title == "Soup")
        #expect(content.text == "Hot")
    }

    @Test(arguments: ["", "   ", String(repeating: "x", count: GiftCardContent.longestTitle + 1)])
    func `a title is neither empty nor too long`(title: String) {
        #expect(throws: AppError.self) { try GiftCardContent(title: title, text: "") }
    }

    @Test func `numbers begin at one`() {
        #expect(GiftCardNumber(0) == nil)
        #expect(GiftCardNumber(1)?.description == "#1")
    }
}

@Suite struct LoadStateTests {
    @Test func `an error leaves what is on show, unless that is gone`() {
        var state = LoadState<Int>.loading
        state.receive(.failure(.storage("full")))
        #expect(state == .failed(.storage("full")))
        state.receive(.success(7))
        state.receive(.failure(.storage("full")))
        #expect(state == .stale(7, .storage("full")))
        state.receive(.failure(.notFound("It")))
        #expect(state == .failed(.notFound("It")))
    }
}
