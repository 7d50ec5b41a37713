import DesignSystem
import Domain

/// A cart as its screen shows it.
nonisolated struct CartPresentation: Hashable, Sendable {
    let lines: [CartLinePresentation]
    let total: String
    let shortages: [CartShortagePresentation]

    /// Creates the presentation of a cart; nil is an empty one.
    init(_ cart: Cart?) {
        lines = cart?.lines.map(CartLinePresentation.init) ?? []
        total = cart?.total?.description ?? ""
        shortages = cart?.lines.compactMap(CartShortagePresentation.init) ?? []
    }
}

/// One line of a cart as its screen shows it.
nonisolated struct CartLinePresentation: Hashable, Sendable, Identifiable, Recorded {
    /// The product's number: a cart has one line for each.
    let id: Int
    let item: String
    let quantity: Int
    let name: String
    let total: String
    let record: Record

    init(_ line: CartLine) {
        record = line.record
        id = line.product.number.rawValue
        item = "\(line.quantity) × \(line.product.name)"
        quantity = line.quantity
        name = line.product.name
        total = line.total.description
    }
}

/// A shortage of one line.
nonisolated struct CartShortagePresentation: Hashable, Sendable, Identifiable {
    /// The product's number.
    let id: Int
    let message: String

    init?(_ line: CartLine) {
        guard let shortage = line.shortage else { return nil }
        id = line.product.number.rawValue
        message = shortage
    }
}
