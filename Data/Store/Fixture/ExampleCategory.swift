import Domain

/// The parts of the example clinic's catalogue, in their order.
enum ExampleCategory: String, CaseIterable {
    case painAndFever = "pain-and-fever"
    case woundCare = "wound-care"
    case coldsAndVitamins = "colds-and-vitamins"
    case devices = "devices-and-walking-aids"
    case eyeCare = "eye-care"

    private var title: String {
        switch self {
        case .painAndFever: "Pain and fever"
        case .woundCare: "Wound care"
        case .coldsAndVitamins: "Colds and vitamins"
        case .devices: "Devices and walking aids"
        case .eyeCare: "Eye care"
        }
    }

    /// The category as Domain knows it.
    func category() throws(AppError) -> ProductCategory {
        guard let name = CategoryName(rawValue) else { throw .unexpected("example category \(rawValue) has no name") }
        return ProductCategory(name: name, title: title)
    }

    func insert(in connection: Connection) throws(AppError) {
        let position = (Self.allCases.firstIndex(of: self) ?? 0) + 1
        try connection.run(
            "INSERT INTO category (name, title, position) VALUES (?, ?, ?)",
            [.text(rawValue), .text(title), .integer(position)])
    }
}
