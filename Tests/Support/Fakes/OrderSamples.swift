import Domain
import Foundation
import Testing

extension Order {
    /// An order that reached `state` by its shortest way, a step an hour, the last of them at `date`.
    ///
    /// - Throws: ``OrderProblem`` if Domain rejects these parts.
    package static func sample(
        _ number: Int = 1042, _ state: OrderState = .shipped, customer: String = "Lena Vogt",
        patient: PatientNumber? = nil, seller: Seller = .sample, lines: [OrderLine]? = nil, until date: Date = .sample
    ) throws -> Order {
        let way = state.way
        let history = way.enumerated().map { index, state in
            OrderEvent(
                state: state, at: date - TimeInterval((way.count - 1 - index) * 3_600), by: state.hand.name,
                staff: state.hand.id)
        }
        return try Order(
            id: Identifier(.sample(number)), number: #require(OrderNumber(number)), customer: customer,
            patient: patient, seller: seller, lines: lines ?? OrderLine.samples(), history: history)
    }

    /// An order in every state, #1031 to #1039; the first two were placed at the same moment.
    package static let samples: [Order] = {
        do {
            return try OrderState.allCases.enumerated().map { index, state in
                let placed = Date.sample - TimeInterval((OrderState.allCases.count - max(1, index)) * 86_400)
                return try sample(
                    1031 + index, state, customer: customers[index % customers.count],
                    until: placed + TimeInterval((state.way.count - 1) * 3_600))
            }
        } catch {
            Issue.record(error, "the sample orders make no sense")
            return []
        }
    }()

    private static let customers = ["Lena Vogt", "Kwame Mensah", "陳美玲", "Priya Natarajan", "Tomás Herrera"]
}

extension OrderLine {
    /// Two packets of ibuprofen and a bandage, for 14.05 EUR.
    ///
    /// - Throws: nothing, as long as Domain accepts these parts.
    package static func samples() throws(OrderProblem) -> [OrderLine] {
        [
            try OrderLine(
                item: "Ibuprofen 400 mg, 20 tablets", quantity: 2, unitPrice: Money(minorUnits: 490, currency: .eur)),
            try OrderLine(
                item: "Elastic bandage 8 cm", quantity: 1, unitPrice: Money(minorUnits: 425, currency: .eur)),
        ]
    }
}

extension Seller {
    /// The clinic's own pharmacy.
    package static let sample = Seller(
        id: Identifier(.sample(1)), number: .known(11), name: "Clinic pharmacy", phone: "+34 600 555 010")
}

extension OrderState {
    /// Whether an order can be in the state. Declining a refund is a step only.
    package var isLasting: Bool { self != .declined }

    /// The shortest way here from `placed`.
    fileprivate var way: [OrderState] {
        switch self {
        case .placed: [.placed]
        case .paid: [.placed, .paid]
        case .packed: [.placed, .paid, .packed]
        case .shipped: [.placed, .paid, .packed, .shipped]
        case .delivered: [.placed, .paid, .packed, .shipped, .delivered]
        case .cancelled: [.placed, .cancelled]
        case .refundRequested: [.placed, .paid, .refundRequested]
        case .refunded: [.placed, .paid, .refundRequested, .refunded]
        case .declined: [.placed, .paid, .refundRequested, .declined]
        }
    }

    /// The person who usually takes an order here.
    fileprivate var hand: Staff {
        switch self {
        case .placed, .paid, .cancelled, .refundRequested: .ben
        case .packed, .shipped, .delivered: .ana
        case .refunded, .declined: .maya
        }
    }
}
