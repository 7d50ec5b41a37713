import Domain

/// The services and clinicians: small tables that are read completely, instead of joining them to every row.
struct ClinicServices {
    /// The services in the clinic's own order.
    let services: [Service]
    /// The services that are no longer offered: appointments still name them.
    let retired: Set<ServiceSlug>
    /// All staff, by identity: former clinicians still have appointments.
    let staff: [Staff.ID: Clinician]
    /// Those who see patients now, by name, then by user name.
    let clinicians: [Clinician]

    init(from connection: Connection) throws(AppError) {
        let all = try connection.rows(
            "SELECT handle, title, minutes, is_retired FROM service ORDER BY position, handle"
        ) { row throws(AppError) in
            guard let slug = ServiceSlug(try row.text(0)) else { throw row.corrupt("a service has no slug") }
            let service = Service(slug: slug, title: try row.text(1), minutes: try row.integer(2))
            return (service: service, isRetired: try row.integer(3) == 1)
        }
        services = all.map(\.service)
        retired = Set(all.filter(\.isRetired).map(\.service.slug))
        let people = try connection.rows(
            "SELECT id, user_name, name, iif(left_at IS NULL, role, '') FROM staff ORDER BY name, user_name"
        ) {
            row throws(AppError) in
            guard let slug = ClinicianSlug(try row.text(1).lowercased()) else {
                throw row.corrupt("someone's user name cannot stand in a link")
            }
            let clinician = Clinician(id: Identifier(try row.identity(0)), slug: slug, name: try row.text(2))
            return (clinician: clinician, role: try row.text(3))
        }
        staff = Dictionary(people.map { ($0.clinician.id, $0.clinician) }) { $1 }
        clinicians = people.filter { $0.role == Role.clinician.storedName }.map(\.clinician)
    }

    /// The services that can be booked.
    var offered: [Service] { services.filter { !retired.contains($0.slug) } }

    func service(_ slug: String) -> Service? { services.first { $0.slug.text == slug } }

    /// The clinicians who offer a service.
    ///
    /// - Throws: `AppError.notFound` where there is none of that name, `AppError.conflict` for one that is no longer
    ///   offered, unless it `isBooked`: such an appointment can still be moved.
    func offer(
        _ slug: ServiceSlug, isBooked: Bool = false, in connection: Connection
    ) throws(AppError) -> ServiceOffer {
        guard let service = service(slug.text) else { throw .notFound("The service “\(slug)”", by: .name) }
        guard isBooked || !retired.contains(slug) else {
            throw .conflict("\(service.title) is no longer offered.", advice: "Choose another service.")
        }
        let offering = try connection.rows(
            "SELECT clinician_id FROM service_clinician WHERE service = ?", [.text(slug.text)]
        ) { row throws(AppError) in Staff.ID(try row.identity(0)) }
        return ServiceOffer(service: service, clinicians: clinicians.filter { offering.contains($0.id) })
    }

    /// A service and a clinician who offers it.
    func pair(
        _ service: ServiceSlug, _ clinician: ClinicianSlug, isBooked: Bool = false, in connection: Connection
    ) throws(AppError) -> (service: Service, clinician: Clinician) {
        let offer = try offer(service, isBooked: isBooked, in: connection)
        guard let found = offer.clinicians.first(where: { $0.slug == clinician }) else {
            throw .notFound("\(offer.service.title) with “\(clinician)”", by: .name)
        }
        return (offer.service, found)
    }
}

extension OpeningHours {
    /// The clinic's hours.
    static func read(from connection: Connection) throws(AppError) -> OpeningHours {
        try spans("opening_hours", [], from: connection)
    }

    /// The hours of a clinician's own; empty for one who is at hand whenever the clinic is open.
    static func own(of clinician: Staff.ID, from connection: Connection) throws(AppError) -> OpeningHours {
        try spans("staff_hours WHERE staff_id = ?", [.identity(clinician.rawValue)], from: connection)
    }

    /// When a clinician can be booked: within their own hours, if they have any, and those of the clinic.
    static func read(of clinician: Staff.ID, from connection: Connection) throws(AppError) -> OpeningHours {
        let (clinic, own) = (try read(from: connection), try own(of: clinician, from: connection))
        return own.spans.isEmpty ? clinic : own.within(clinic)
    }

    private static func spans(
        _ source: String, _ values: [SQLValue], from connection: Connection
    ) throws(AppError) -> OpeningHours {
        OpeningHours(
            try connection.rows("SELECT weekday, opens, closes FROM \(source) ORDER BY weekday, opens", values) {
                row throws(AppError) in
                guard let opens = LocalTime(minutes: try row.integer(1)),
                    let closes = LocalTime(minutes: try row.integer(2)),
                    let span = Span(weekday: try row.integer(0), opens: opens, closes: closes)
                else { throw row.corrupt("the opening hours make no sense") }
                return span
            })
    }
}
