import Domain
import Support
import Testing

@Suite struct OrderScopeTests {
    @Test func `orders of a product have a line about it, and those of a patient are the patient's`() throws {
        let tea = try OrderLine(
            item: "Tea", quantity: 1, unitPrice: Money(minorUnits: 260, currency: .eur), product: .known(501))
        let order = try Order(
            id: Identifier(.sample(1)), number: .known(1_042), customer: "Lena Vogt", patient: .known(2_001),
            seller: .sample, lines: [try SampleOrder.line(), tea], history: SampleOrder.history(.placed))
        for (scope, holds) in [
            (OrderScope.all, true), (.product(.known(501)), true), (.product(.known(502)), false),
            (.patient(.known(2_001)), true), (.patient(.known(2_002)), false),
        ] {
            #expect(scope.holds(order) == holds, "\(scope)")
        }
        let other = try SampleOrder.order(lines: [try SampleOrder.line()])
        #expect(OrderScope.all.holds(other))
        #expect(!OrderScope.product(.known(501)).holds(other))
        #expect(!OrderScope.patient(.known(2_001)).holds(other))
    }
}
