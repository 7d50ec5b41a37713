import DesignSystem
import Domain

extension Order {
    /// The order for programs.
    package nonisolated var record: Record {
        Record(
            "order", id: .number(number.text),
            [
                "state": .text(state.rawValue), "placedAt": .moment(placedAt), "customer": .text(customer),
                "patient": patient.map { .record(Record("patient", id: .number($0.text), [:])) } ?? .none,
                "seller": .record(Record("seller", id: .number(seller.number.rawValue), ["name": .text(seller.name)])),
                "total": total.value, "lines": .list(lines.map { .record($0.record) }),
            ])
    }
}

extension OrderLine {
    fileprivate nonisolated var record: Record {
        Record(
            "orderLine",
            [
                "item": .text(item), "quantity": .number(quantity), "unitPrice": unitPrice.value, "total": total.value,
                "product": product.map { .record(Record("product", id: .number($0.rawValue), [:])) } ?? .none,
            ])
    }
}

extension OrderEvent {
    /// The step for programs.
    nonisolated var record: Record {
        Record(
            "orderStep", ["state": .text(state.rawValue), "at": .moment(at), "by": .text(by), "note": .text(note)])
    }
}

extension Money {
    /// The amount for programs.
    fileprivate nonisolated var value: RecordValue { .money(minorUnits: minorUnits, currency: currency.code) }
}
