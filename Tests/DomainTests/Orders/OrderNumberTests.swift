import Domain
import Testing

@Suite("Order numbers")
struct OrderNumberTests {
    @Test(
        "Only numbers greater than zero are order numbers",
        arguments: [(1, true), (1042, true), (.max, true), (0, false), (-1, false), (.min, false)])
    func positive(rawValue: Int, isNumber: Bool) {
        #expect(OrderNumber(rawValue)?.rawValue == (isNumber ? rawValue : nil))
    }

    @Test("A number prints as people write it, without separators in any locale")
    func printing() throws {
        #expect("\(try #require(OrderNumber(1042)))" == "#1042")
        #expect("\(try #require(OrderNumber(1_000_000)))" == "#1000000")
    }

    @Test("Numbers sort by value, not by their digits")
    func sorting() {
        let numbers = [1042, 9, 100].compactMap(OrderNumber.init)
        #expect(numbers.sorted().map(\.rawValue) == [9, 100, 1042])
    }
}
