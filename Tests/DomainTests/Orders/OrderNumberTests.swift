import Domain
import Testing

@Suite("Order numbers")
struct OrderNumberTests {
    @Test(
        arguments: [(1, true), (1042, true), (.max, true), (0, false), (-1, false), (.min, false)])
    func `only numbers greater than zero are order numbers`(rawValue: Int, isNumber: Bool) {
        #expect(OrderNumber(rawValue)?.rawValue == (isNumber ? rawValue : nil))
    }

    @Test func `a number prints as people write it, without separators in any locale`() throws {
        #expect("\(try #require(OrderNumber(1042)))" == "#1042")
        #expect("\(try #require(OrderNumber(1_000_000)))" == "#1000000")
    }

    @Test func `numbers sort by value, not by their digits`() {
        let numbers = [1042, 9, 100].compactMap(OrderNumber.init)
        #expect(numbers.sorted().map(\.rawValue) == [9, 100, 1042])
    }
}
