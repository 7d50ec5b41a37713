import Domain
import Foundation
import Support
import Testing

/// An order's parts with ordinary values, so that a test names only the ones under test.
enum SampleOrder {
    static let bandage = ("Elastic bandage 8 cm", Int64(425))
    static let ibuprofen = ("Ibuprofen 400 mg", Int64(490))

    static func line(
        _ article: (name: String, price: Int64) = ibuprofen, quantity: Int = 1, currency: Currency = .eur
    ) throws -> OrderLine {
        try OrderLine(
            item: article.name, quantity: quantity, unitPrice: Money(minorUnits: article.price, currency: currency))
    }

    static func history(_ states: OrderState...) -> [OrderEvent] {
        states.enumerated().map { hour, state in event(state, hour: hour) }
    }

    static func event(_ state: OrderState, hour: Int) -> OrderEvent {
        OrderEvent(state: state, at: Date(timeIntervalSinceReferenceDate: Double(hour) * 3600), by: "Ana Ruiz")
    }

    static func order(lines: [OrderLine], history: [OrderEvent] = history(.placed)) throws -> Order {
        let number = try #require(OrderNumber(1042))
        let uuid = try #require(UUID(uuidString: "01890000-0000-7000-8000-000000001042"))
        return try Order(
            id: Identifier(uuid), number: number, customer: "Jo Lind",
            seller: Seller(id: Identifier(uuid), number: .known(11), name: "Clinic pharmacy", phone: "+34 600 555 010"),
            lines: lines,
            history: history)
    }
}
