/// Who sells and hands out what an order holds: the clinic's own pharmacy, or a supplier.
package struct Seller: Hashable, Sendable, Identifiable {
    /// The seller's identity.
    package let id: Identifier<Seller>

    /// The name as people write it.
    package let name: String

    /// The number to call about an order, as people dial it.
    package let phone: String

    /// A seller by identity, name and phone number.
    package init(id: Identifier<Seller>, name: String, phone: String) {
        self.id = id
        self.name = name
        self.phone = phone
    }
}
