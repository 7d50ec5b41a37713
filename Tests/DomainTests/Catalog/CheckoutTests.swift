import Domain
import Support
import Testing

/// The orders of a purchase, and the reasons for a refusal.
@Suite struct CheckoutTests {
    private let step = SampleOrder.event(.placed, hour: 0)
    private let patient = PatientNumber(2001)

    private func product(_ number: Int, _ name: String, cents: Int64 = 490, of seller: Seller) throws -> CartLine {
        try CartLine(product: .sample(number, name, cents: cents, seller: seller), quantity: number - 500)
    }

    private func cart(_ lines: [CartLine]) throws -> Cart {
        try Cart(id: Identifier(.sample(1)), number: .known(701), lines: lines)
    }

    @Test func `each seller gets an order with its lines, in the order of the cart`() throws {
        let lines = [
            try product(501, "Glasses", of: .aurora), try product(502, "Tea", cents: 260, of: .sample),
            try product(503, "Lenses", cents: 900, of: .aurora),
        ]
        let checkout = Checkout(cart: .known(701), seen: lines, customer: "  Lena Vogt ", patient: patient)
        var number = 1_041
        let orders = try checkout.orders(from: try cart(lines), step: step) { () throws(AppError) in
            number += 1
            guard let next = OrderNumber(number) else { throw .unexpected("no number") }
            return (Identifier(.sample(number)), next)
        }
        #expect(orders.map(\.number.rawValue) == [1_042, 1_043])
        #expect(orders.map(\.seller) == [.aurora, .sample])
        #expect(orders.map { $0.lines.map(\.item) } == [["Glasses", "Lenses"], ["Tea"]])
        #expect(orders.map { $0.lines.map(\.quantity) } == [[1, 3], [2]])
        #expect(orders.map { $0.lines.map(\.unitPrice.minorUnits) } == [[490, 900], [260]])
        #expect(orders.map { $0.lines.map(\.product?.rawValue) } == [[501, 503], [502]])
        #expect(orders.allSatisfy { $0.customer == "Lena Vogt" && $0.patient == patient && $0.history == [step] })
    }

    @Test func `no number means no order at all`() throws {
        let lines = [try product(501, "Glasses", of: .aurora)]
        let checkout = Checkout(cart: .known(701), seen: lines, customer: "Lena Vogt", patient: nil)
        #expect(throws: AppError.unexpected("no number")) {
            try checkout.orders(from: try cart(lines), step: step) { () throws(AppError) in
                throw .unexpected("no number")
            }
        }
    }

    @Test func `the products seen may be bought, in any order in the cart`() throws {
        let lines = [try product(501, "Glasses", of: .aurora), try product(502, "Tea", of: .sample)]
        let checkout = Checkout(cart: .known(701), seen: lines, customer: "Lena Vogt", patient: nil)
        try checkout.check(try cart(lines))
        try checkout.check(try cart(lines.reversed()))
    }

    @Test func `a cart that is not what was seen is not bought`() throws {
        let seen = [try product(501, "Glasses", of: .aurora), try product(502, "Tea", of: .sample)]
        let dearer = try product(502, "Tea", cents: 491, of: .sample)
        let changed = [[seen[0]], [seen[0], dearer], seen + [try product(503, "Lenses", of: .aurora)]]
        let checkout = Checkout(cart: .known(701), seen: seen, customer: "Lena Vogt", patient: nil)
        for lines in changed {
            let now = try cart(lines)
            let words = "The cart was changed meanwhile: it is \(now.summary ?? "") now."
            #expect(throws: AppError.conflict(words)) { try checkout.check(now) }
        }
        #expect(throws: AppError.conflict("The cart is empty.")) { try checkout.check(try cart([])) }
    }

    @Test func `a cart beyond the stock and a customer without a name are refused with the reason`() throws {
        let short = [try CartLine(product: .sample(501, "Tea", stock: 1), quantity: 2)]
        let checkout = Checkout(cart: .known(701), seen: short, customer: "Lena Vogt", patient: nil)
        #expect(throws: AppError.conflict("Of Tea only 1 is left.")) { try checkout.check(try cart(short)) }
        let nobody = Checkout(cart: .known(701), seen: short, customer: " ", patient: nil)
        #expect(throws: AppError.invalidInput("An order needs the customer's name.")) {
            try nobody.check(try cart(short))
        }
    }
}
