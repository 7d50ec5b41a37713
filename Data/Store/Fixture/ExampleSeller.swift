import Domain

/// Who sells to the customers of the example clinic.
enum ExampleSeller: Int, CaseIterable {
    case clinicPharmacy = 1
    case northside
    case aurora

    var seller: Seller {
        Seller(id: Identifier(ExampleIdentity.seller.uuid(rawValue)), name: name)
    }

    private var name: String {
        switch self {
        case .clinicPharmacy: "Clinic pharmacy"
        case .northside: "Northside Medical Supply"
        case .aurora: "Aurora Optics"
        }
    }

    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO seller (id, name) VALUES (?, ?)",
            [.identity(seller.id.rawValue), .text(seller.name)])
    }
}
