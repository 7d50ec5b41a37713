import Domain
import Support
import Testing

@Suite("Order states")
struct OrderStateTests {
    /// The steps as the design words them, one per row: "placed → paid → packed → shipped → delivered; cancelled from
    /// placed; refund requested → refunded or declined from paid on".
    private static let steps: [(from: OrderState, to: OrderState)] = [
        (.placed, .paid), (.paid, .packed), (.packed, .shipped), (.shipped, .delivered),
        (.placed, .cancelled),
        (.paid, .refundRequested), (.packed, .refundRequested), (.shipped, .refundRequested),
        (.delivered, .refundRequested),
        (.refundRequested, .refunded), (.refundRequested, .declined),
    ]

    @Test func `of all 81 pairs of states, exactly the design's steps exist`() {
        #expect(OrderState.allCases.count == 9)
        for from in OrderState.allCases {
            for to in OrderState.allCases {
                let isStep = Self.steps.contains { $0 == (from, to) }
                #expect(from.canBecome(to) == isStep, "\(from) to \(to)")
                #expect(from.successors.filter { $0 == to }.count == (isStep ? 1 : 0), "\(from) to \(to)")
            }
        }
    }

    @Test func `exactly the cancelled, refunded and declined orders are finished for good`() {
        #expect(OrderState.allCases.filter(\.successors.isEmpty) == [.cancelled, .refunded, .declined])
    }

    @Test func `every state can be reached from placed, and placed from nowhere`() {
        var reached: Set<OrderState> = [.placed]
        var next = [OrderState.placed]
        while let state = next.popLast() {
            next += state.successors.filter { reached.insert($0).inserted }
        }
        #expect(reached == Set(OrderState.allCases))
        #expect(!OrderState.allCases.contains { $0.canBecome(.placed) })
    }

    @Test(
        arguments: [
            (.placed, .paid), (.paid, .packed), (.packed, .shipped), (.shipped, .delivered),
            (.delivered, .refundRequested), (.refundRequested, .refunded),
        ] as [(OrderState, OrderState)])
    func `the usual next step comes first`(from: OrderState, to: OrderState) {
        #expect(from.successors.first == to)
    }

    @Test(
        arguments: [
            (.placed, nil), (.paid, .takePayment), (.packed, .handOutOrders), (.shipped, .handOutOrders),
            (.delivered, .handOutOrders), (.cancelled, .takePayment), (.refundRequested, nil),
            (.refunded, .decideRefunds), (.declined, .decideRefunds),
        ] as [(OrderState, Permission?)])
    func `entering a state needs the permission for that work`(state: OrderState, permission: Permission?) {
        #expect(state.permissionToEnter == permission)
    }

    @Test func `every state has a unique title`() {
        #expect(
            OrderState.allCases.map(\.title) == [
                "Placed", "Paid", "Packed", "Shipped", "Delivered", "Cancelled", "Refund requested", "Refunded",
                "Refund declined",
            ])
    }

    @Test(
        arguments: [OrderState.paid, .packed, .shipped, .delivered])
    func `an order whose refund was declined is where the refund was asked for, and can go on from there`(
        state: OrderState
    ) throws {
        let way = Array(OrderState.allCases.prefix { $0 != state }) + [state]
        let asked = way + [.refundRequested, .declined]
        #expect(OrderState(after: asked) == state)
        #expect(OrderState(after: asked + [.refundRequested, .declined]) == state)
        #expect(OrderState(after: asked + [.refundRequested, .refunded]) == .refunded)
        for next in OrderState.allCases {
            #expect(
                (OrderState(after: asked + [next]) != nil) == state.canBecome(next)
                    || (state, next) == (.paid, .cancelled))
        }
        #expect(OrderState.allCases.filter { !$0.isLasting } == [.declined])
    }

    @Test func `the way to the customer leads from placed to delivered, step by step`() {
        let way = OrderState.allCases.filter(\.isOnTheWayToTheCustomer)
        #expect(way == [.placed, .paid, .packed, .shipped, .delivered])
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.canBecome($1) })
    }
}
