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
        let numbers = try [1042, 1_000_000].map { try #require(OrderNumber($0)) }
        #expect(numbers.map(\.description) == ["#1042", "#1000000"])
    }

    @Test func `numbers sort by value, not by their digits`() {
        let numbers = [1042, 9, 100].compactMap(OrderNumber.init)
        #expect(numbers.sorted().map(\.rawValue) == [9, 100, 1042])
    }
}
