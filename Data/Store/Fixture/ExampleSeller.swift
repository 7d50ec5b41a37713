import Domain

/// The sellers of the example clinic.
enum ExampleSeller: Int, CaseIterable {
    case clinicPharmacy = 1
    case northside
    case aurora

    /// Sellers are numbered from 11.
    func seller() throws(AppError) -> Seller {
        guard let number = SellerNumber(10 + rawValue) else { throw .unexpected("example seller \(rawValue)") }
        return Seller(
            id: Identifier(ExampleIdentity.seller.uuid(rawValue)), number: number, name: name, phone: phone)
    }

    private var name: String {
        switch self {
        case .clinicPharmacy: "Clinic pharmacy"
        case .northside: "Northside Medical Supply"
        case .aurora: "Aurora Optics"
        }
    }

    private var phone: String {
        switch self {
        case .clinicPharmacy: "+34 600 555 010"
        case .northside: "+34 600 555 020"
        case .aurora: "+34 600 555 030"
        }
    }

    func insert(in connection: Connection) throws(AppError) {
        let seller = try seller()
        try connection.run(
            "INSERT INTO seller (id, number, name, phone) VALUES (?, ?, ?, ?)",
            [
                .identity(seller.id.rawValue), .integer(seller.number.rawValue), .text(seller.name),
                .text(seller.phone),
            ])
    }
}
