/// A seller: the clinic's own pharmacy, or a supplier.
package struct Seller: Hashable, Sendable, Identifiable {
    /// The seller's identity.
    package let id: Identifier<Seller>

    /// The short number that people use for the seller.
    package let number: SellerNumber

    /// The name as people write it.
    package let name: String

    /// The number to call about an order, as people dial it.
    package let phone: String

    /// A seller by identity, short number, name and phone number.
    package init(id: Identifier<Seller>, number: SellerNumber, name: String, phone: String) {
        self.id = id
        self.number = number
        self.name = name
        self.phone = phone
    }
}

/// The short number that people and links use for a seller, such as 11.
package typealias SellerNumber = ShortNumber<Seller>
