import Domain

/// Who sells to the customers of the example clinic.
enum ExampleSeller: Int, CaseIterable {
    case clinicPharmacy = 1
    case northside
    case aurora

    var seller: Seller {
        Seller(id: Identifier(ExampleIdentity.seller.uuid(rawValue)), name: name, phone: phone)
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
        try connection.run(
            "INSERT INTO seller (id, name, phone) VALUES (?, ?, ?)",
            [.identity(seller.id.rawValue), .text(seller.name), .text(seller.phone)])
    }
}
