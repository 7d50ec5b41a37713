import Testing

@testable import Data

struct OperationContentTests {
    @Test func `a content has the same number in every version of the program`() {
        let content = OperationContent(String(repeating: "x", count: 300), nil, "é")
        #expect(content.fingerprint == 6_766_229_284_987_740_772)
    }
}
