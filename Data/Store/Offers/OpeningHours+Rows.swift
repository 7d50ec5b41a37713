import Domain
import FoundationEssentials

extension OpeningHours {
    /// The hours of a clinician's own, or those of the clinic for nil.
    static func present(of clinician: UUID?, from connection: Connection) throws(AppError) -> OpeningHours {
        guard let clinician else { return try read(from: connection) }
        return try own(of: Identifier(clinician), from: connection)
    }

    /// Replaces the hours of a clinician's own, or those of the clinic for nil, with these.
    func replace(those clinician: UUID?, _ connection: Connection) throws(AppError) {
        if let clinician {
            try connection.willChange(.staff, clinician)
            try connection.run("DELETE FROM staff_hours WHERE staff_id = ?", [.identity(clinician)])
            try insert("staff_hours (weekday, opens, closes, staff_id)", [.identity(clinician)], connection)
        } else {
            try connection.willChangeClinic()
            try connection.run("DELETE FROM opening_hours")
            try insert("opening_hours (weekday, opens, closes)", [], connection)
        }
    }

    private func insert(_ columns: String, _ more: [SQLValue], _ connection: Connection) throws(AppError) {
        let marks = (0..<3 + more.count).map { _ in "?" }.joined(separator: ", ")
        for span in spans {
            try connection.run(
                "INSERT INTO \(columns) VALUES (\(marks))",
                [.integer(span.weekday), .integer(span.opens.minutes), .integer(span.closes.minutes)] + more)
        }
    }
}

extension WeeklyHours {
    /// The hours of the clinic, then those of each clinician by name.
    static func all(in connection: Connection) throws(AppError) -> [WeeklyHours] {
        var all = [WeeklyHours(of: .clinic, name: "The clinic", hours: try OpeningHours.read(from: connection))]
        for clinician in try ClinicServices(from: connection).clinicians {
            let own = try OpeningHours.own(of: clinician.id, from: connection)
            all.append(WeeklyHours(of: .clinician(clinician.slug), name: clinician.name, hours: own))
        }
        return all
    }

    /// The hours of an owner.
    static func known(_ owner: HoursOwner, in connection: Connection) throws(AppError) -> WeeklyHours {
        if let found = try all(in: connection).first(where: { $0.owner == owner }) { return found }
        guard case .clinician(let user) = owner else { throw .unexpected("the clinic has no hours") }
        throw .notFound("The clinician “\(user)”", by: .name)
    }
}
