import Domain
import Foundation
import Support
import Testing

@Suite("Orders")
struct OrderTests {
    @Test func `an order knows its total, its state and when it was placed`() throws {
        let order = try SampleOrder.order(
            lines: [SampleOrder.line(quantity: 2), SampleOrder.line(SampleOrder.bandage)],
            history: SampleOrder.history(.placed, .paid, .packed))
        #expect(order.lines.map(\.total.minorUnits) == [980, 425])
        #expect(order.total == Money(minorUnits: 1405, currency: .eur))
        #expect(order.state == .packed)
        #expect(order.placedAt == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test func `an order has at least one line`() {
        #expect(throws: OrderProblem.noLines) { try SampleOrder.order(lines: []) }
    }

    @Test(arguments: [0, -1, .min]) func `a line orders at least one`(quantity: Int) {
        #expect(throws: OrderProblem.quantityNotPositive(item: "Ibuprofen 400 mg", quantity: quantity)) {
            try SampleOrder.line(quantity: quantity)
        }
    }

    @Test func `a line whose total does not fit is refused`() {
        #expect(throws: OrderProblem.amount(.tooLarge)) { try SampleOrder.line(quantity: .max) }
    }

    @Test func `lines in two currencies make no order`() throws {
        let lines = try [SampleOrder.line(), SampleOrder.line(currency: .usd)]
        #expect(throws: OrderProblem.amount(.differentCurrencies(.eur, .usd))) { try SampleOrder.order(lines: lines) }
    }

    @Test func `lines whose sum does not fit make no order`() throws {
        let lines = try [SampleOrder.line(("Gold", .max)), SampleOrder.line(("Dust", 1))]
        #expect(throws: OrderProblem.amount(.tooLarge)) { try SampleOrder.order(lines: lines) }
    }

    @Test(
        arguments: [
            [], [.paid], [.refunded], [.placed, .placed], [.placed, .packed], [.placed, .paid, .placed],
            [.paid, .packed], [.placed, .cancelled, .paid], [.placed, .refundRequested],
            [.placed, .paid, .packed, .cancelled], [.placed, .paid, .refundRequested, .declined, .shipped],
        ] as [[OrderState]])
    func `a history starts at placed and takes only steps that exist`(states: [OrderState]) throws {
        let lines = [try SampleOrder.line()]
        let history = states.map { SampleOrder.event($0, hour: 0) }
        #expect(throws: OrderProblem.brokenHistory(states)) { try SampleOrder.order(lines: lines, history: history) }
    }

    @Test
    func `a paid order that was once cancelled outright is still read, and none is cancelled so any more`() throws {
        let (lines, history) = ([try SampleOrder.line()], SampleOrder.history(.placed, .paid))
        let cancel = SampleOrder.event(.cancelled, hour: 9)
        #expect(try SampleOrder.order(lines: lines, history: history + [cancel]).state == .cancelled)
        let paid = try SampleOrder.order(lines: lines, history: history)
        #expect(throws: OrderProblem.self) { try paid.moved(cancel) }
    }

    @Test(
        arguments: [
            ([.placed], false), ([.placed, .cancelled], true), ([.placed, .paid, .refundRequested], false),
            ([.placed, .paid, .refundRequested, .refunded], true),
            ([.placed, .paid, .packed, .refundRequested, .refunded], false),
            ([.placed, .paid, .refundRequested, .declined], false),
        ] as [([OrderState], Bool)])
    func `goods go back to stock when they never left the shelf`(steps: [OrderState], returned: Bool) throws {
        let history = steps.map { SampleOrder.event($0, hour: 0) }
        #expect(try SampleOrder.order(lines: [SampleOrder.line()], history: history).returnsGoods == returned)
    }

    @Test(
        arguments: OrderState.allCases.filter(\.isLasting))
    func `every state can be moved to every other exactly where the step exists`(state: OrderState) throws {
        let order = try SampleOrder.order(lines: [SampleOrder.line()], history: history(to: state))
        for next in OrderState.allCases {
            let step = SampleOrder.event(next, hour: 99)
            if state.canBecome(next) {
                let moved = try order.moved(step)
                #expect(moved.state == (next.isLasting ? next : .paid))
                #expect(moved.history == order.history + [step])
            } else {
                let broken = OrderProblem.brokenHistory(order.history.map(\.state) + [next])
                #expect(throws: broken) { try order.moved(step) }
            }
        }
    }

    @Test func `moving an order changes nothing but its history and its state`() throws {
        let order = try SampleOrder.order(lines: [SampleOrder.line()])
        let moved = try order.moved(SampleOrder.event(.paid, hour: 1))
        #expect(moved.id == order.id && moved.number == order.number && moved.customer == order.customer)
        #expect(moved.seller == order.seller && moved.lines == order.lines && moved.total == order.total)
        #expect(moved.placedAt == order.placedAt)
        #expect(order.state == .placed)
    }

    /// A shortest legal way to a state.
    private func history(to state: OrderState) -> [OrderEvent] {
        switch state {
        case .placed: SampleOrder.history(.placed)
        case .paid: SampleOrder.history(.placed, .paid)
        case .packed: SampleOrder.history(.placed, .paid, .packed)
        case .shipped: SampleOrder.history(.placed, .paid, .packed, .shipped)
        case .delivered: SampleOrder.history(.placed, .paid, .packed, .shipped, .delivered)
        case .cancelled: SampleOrder.history(.placed, .cancelled)
        case .refundRequested: SampleOrder.history(.placed, .paid, .refundRequested)
        case .refunded: SampleOrder.history(.placed, .paid, .refundRequested, .refunded)
        case .declined: SampleOrder.history(.placed, .paid, .refundRequested, .declined)
        }
    }
}
