import Testing

@testable import HeadlessUI

@Suite("The table of wide scalars")
struct WideRangesTests {
    @Test func `its ranges ascend and keep apart, as the binary search needs`() {
        for (range, next) in zip(WideRanges.sorted, WideRanges.sorted.dropFirst()) {
            #expect(range.upperBound < next.lowerBound, "\(range) then \(next)")
        }
    }

    @Test func `the search agrees with going through the table, at and around every bound`() {
        for bound in WideRanges.sorted.flatMap({ [$0.lowerBound, $0.upperBound] }) {
            for scalar in [bound - 1, bound, bound + 1] {
                let listed = WideRanges.sorted.contains { $0.contains(scalar) }
                #expect(WideRanges.contains(scalar) == listed, "\(String(scalar, radix: 16))")
            }
        }
    }
}
