import Domain
import FoundationEssentials

extension RecordKind {
    /// Reads records as screens do.
    ///
    /// - Throws: a storage error if one of them makes no sense.
    package func read(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        switch self {
        case .clinic: try Self.readClinic(in: connection)
        case .staff: try Self.readStaff(subjects, in: connection)
        case .seller, .product, .album, .song: try readGoods(subjects, in: connection)
        case .patient:
            for subject in subjects { _ = try PatientRecord.find(Identifier(subject), in: connection) }
        case .clinicalNote:
            for subject in subjects { _ = try ClinicalNoteRecord.find(Identifier(subject), in: connection) }
        case .order: try Self.readOrders(subjects, in: connection)
        case .appointment: try Self.readAppointments(subjects, in: connection)
        }
    }

    private static func readClinic(in connection: Connection) throws(AppError) {
        _ = try ClinicServices(from: connection)
        _ = try OpeningHours.read(from: connection)
        _ = try Startup.read(from: connection)
        _ = try connection.rows("SELECT name FROM category") { row throws(AppError) in
            guard CategoryName(try row.text(0)) != nil else { throw row.corrupt("a category has no name") }
        }
    }

    private static func readStaff(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        for subject in subjects { _ = try StaffRecord.find(Identifier(subject), in: connection) }
        _ = try ClinicServices(from: connection)
    }

    private func readGoods(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        let (columns, tables) =
            switch self {
            case .seller: ("number", "seller")
            case .album: (AlbumRecord.columns, "album")
            case .song: (SongRecord.columns, SongRecord.tables)
            default: (Product.columns, Product.stored)
            }
        for subject in subjects {
            _ = try connection.first(
                "SELECT \(columns) FROM \(tables) WHERE \(rawValue).id = ?", [.identity(subject)]
            ) { row throws(AppError) in
                switch self {
                case .seller: if SellerNumber(try row.integer(0)) == nil { throw row.corrupt("a seller has no number") }
                case .album: _ = try AlbumRecord.album(row, from: 0)
                case .song: _ = try SongRecord.song(row, from: 0)
                default: _ = try Product(row)
                }
            }
        }
    }

    /// Some hundred orders at a time: each time takes two statements.
    private static func readOrders(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        for start in stride(from: 0, to: subjects.count, by: 500) {
            var records: [OrderRecord] = []
            for subject in subjects[start..<min(start + 500, subjects.count)] {
                if let record = try OrderRecord.find(Order.ID(subject), in: connection) { records.append(record) }
            }
            _ = try OrderRecord.orders(records, from: connection)
        }
    }

    private static func readAppointments(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        let rows = try AppointmentRows(connection)
        for subject in subjects {
            let appointment = try rows.find(Appointment.ID(subject), in: connection)
            _ = try AppointmentEvent.all(of: appointment.number, in: connection)
        }
    }
}
