/// Who sells and hands out what an order holds: the clinic's own pharmacy, or a supplier.
package struct Seller: Hashable, Sendable, Identifiable {
    /// The seller's identity.
    package let id: Identifier<Seller>

    /// The name as people write it.
    package let name: String

    /// A seller by identity and name.
    package init(id: Identifier<Seller>, name: String) {
        self.id = id
        self.name = name
    }
}
