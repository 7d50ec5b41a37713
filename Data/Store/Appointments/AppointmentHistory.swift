import Domain

extension AppointmentEvent {
    /// Every step of an appointment, oldest first.
    static func all(of number: AppointmentNumber, in connection: Connection) throws(AppError) -> [AppointmentEvent] {
        try connection.rows(
            """
            SELECT kind, at, by, staff_id, from_at, to_at, reason FROM appointment_event WHERE appointment = ?
            ORDER BY position
            """, [.integer(number.rawValue)]
        ) { row throws(AppError) in
            let action: Action
            switch (try row.text(0), try row.optionalTime(4), try row.optionalTime(5), try row.optionalText(6)) {
            case (AppointmentName.booked, nil, let start?, nil): action = .booked(start)
            case (AppointmentName.moved, let from?, let to?, nil): action = .moved(from: from, to: to)
            case (AppointmentName.cancelled, nil, nil, let reason?): action = .cancelled(reason: reason)
            default: throw row.corrupt("appointment \(number) has a history that makes no sense")
            }
            return AppointmentEvent(
                action, at: try row.time(1), by: try row.text(2), staff: Identifier(try row.identity(3)))
        }
    }

    /// Stores the step behind all others of an appointment.
    func insert(of number: AppointmentNumber, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            INSERT INTO appointment_event (appointment, position, kind, at, by, staff_id, from_at, to_at, reason)
            SELECT ?1, coalesce(max(position) + 1, 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8
            FROM appointment_event WHERE appointment = ?1
            """, [.integer(number.rawValue)] + values)
    }

    private var values: [SQLValue] {
        let who: [SQLValue] = [.time(at), .text(by), .identity(staff.rawValue)]
        return switch action {
        case .booked(let start): [.text(AppointmentName.booked)] + who + [.null, .time(start), .null]
        case .moved(let from, let to): [.text(AppointmentName.moved)] + who + [.time(from), .time(to), .null]
        case .cancelled(let reason): [.text(AppointmentName.cancelled)] + who + [.null, .null, .text(reason)]
        }
    }
}
