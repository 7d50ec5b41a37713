import Domain
import FoundationEssentials

extension OfferWrite {
    func add(_ draft: ServiceDraft, isRetired: Bool) throws(AppError) -> ServiceSlug {
        try check(draft.title, of: .services)
        let taken = Set(try Offer.services(in: connection).map(\.id.word))
        guard let slug = ServiceSlug(draft.title.linkWord(where: taken.contains)) else {
            throw .unexpected("the service \(draft.title) has no word")
        }
        try connection.willChangeClinic()
        try connection.run(
            """
            INSERT INTO service (handle, title, minutes, position, is_retired)
            SELECT ?, ?, ?, coalesce(max(position), 0) + 1, ? FROM service
            """,
            [.text(slug.text), .text(draft.title), .integer(draft.minutes), .integer(isRetired ? 1 : 0)])
        try replaceClinicians(of: slug.text, with: draft.clinicians)
        return slug
    }

    func change(_ offer: Offer, to draft: ServiceDraft, isRetired: Bool) throws(AppError) {
        try check(draft.title, of: .services, replacing: offer)
        try connection.willChangeClinic()
        try connection.run(
            "UPDATE service SET title = ?, minutes = ?, is_retired = ? WHERE handle = ?",
            [
                .text(draft.title), .integer(draft.minutes), .integer(isRetired ? 1 : 0), .text(offer.id.word),
            ])
        try replaceClinicians(of: offer.id.word, with: draft.clinicians)
    }

    /// Somebody who is no clinician now keeps what they offered, in case they come back.
    private func replaceClinicians(of service: String, with users: [String]) throws(AppError) {
        for clinician in try ClinicServices(from: connection).clinicians {
            try connection.run(
                "DELETE FROM service_clinician WHERE service = ? AND clinician_id = ?",
                [.text(service), .identity(clinician.id.rawValue)])
        }
        for user in users {
            let id = try StaffRecord.clinician(user, in: connection)
            try connection.run(
                "INSERT INTO service_clinician (service, clinician_id) VALUES (?, ?)", [.text(service), .identity(id)])
        }
    }
}

extension StaffRecord {
    /// The identity of the clinician with a user name.
    static func clinician(_ user: String, in connection: Connection) throws(AppError) -> UUID {
        let record = try find(userName: user, in: connection)
        guard let record, record.leftAt == nil, record.staff.role == .clinician else {
            throw .invalidInput("No clinician has the user name “\(user)”.")
        }
        return record.staff.id.rawValue
    }
}
