import Testing

@testable import DataSync

struct RecordShapeTests {
    @Test(arguments: [
        ("number", 1...99_999_999), ("seller_number", 1...99_999_999), ("patient", 1...99_999_999),
        ("at", 0...32_503_680_000_000), ("placed_at", 0...32_503_680_000_000), ("stock", -(1 << 53)...(1 << 53)),
    ])
    func `a column holds the numbers that make sense in it`(column: String, range: ClosedRange<Int>) {
        #expect(RecordShape.range(of: column) == range)
    }
}
