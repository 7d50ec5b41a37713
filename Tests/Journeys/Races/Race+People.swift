nonisolated extension Race {
    /// Forms about one patient, and about a new one.
    static let patients = [
        Race(
            name: "a telephone number and another",
            one: edit("ben", "set phone +34 600 111 111", "+34 600 111 111"),
            other: edit("maya", "set phone +34 600 222 222", "+34 600 222 222"), link: "clinic://patients/2003"),
        Race(
            name: "an address and another", one: edit("ben", "set address Here 1", "Here 1"),
            other: edit("maya", "set address There 2", "There 2"), link: "clinic://patients/2003"),
        Race(
            name: "an e-mail address and another",
            one: edit("ben", "set e-mail here@clinic.example", "here@clinic.example"),
            other: edit("maya", "set e-mail there@clinic.example", "there@clinic.example"),
            link: "clinic://patients/2003"),
        Race(
            name: "a birthday and another", one: edit("ben", "set born 1990-01-01", "1990-01-01"),
            other: edit("maya", "set born 1991-02-02", "1991-02-02"), link: "clinic://patients/2004"),
    ]

    /// Changes of one appointment.
    static let appointments = [
        Race(
            name: "moving and cancelling", one: move("ben", "09:45"), other: cancelAppointment("maya"),
            link: "clinic://appointments/3010"),
        Race(
            name: "moving here and there", one: move("ben", "09:45"), other: move("maya", "11:15"),
            link: "clinic://appointments/3010"),
        Race(
            name: "cancelling twice", one: cancelAppointment("ben"), other: cancelAppointment("maya"),
            link: "clinic://appointments/3010"),
    ]

    private static func edit(_ person: String, _ line: String, _ makes: String) -> Press {
        Press(
            person: person, way: ["open clinic://patients/\(makes.hasPrefix("19") ? 2004 : 2003)/edit", line],
            line: "save", makes: makes)
    }

    private static func move(_ person: String, _ time: String) -> Press {
        Press(
            person: person, way: ["open clinic://appointments/3010/reschedule", "press \(time)"], line: "move it",
            makes: "Tuesday 2026-03-03 \(time) to")
    }

    private static func cancelAppointment(_ person: String) -> Press {
        Press(
            person: person, way: ["open clinic://appointments/3010", "press 3", "set reason Ill."],
            line: "cancel the appointment", makes: "Cancelled")
    }
}
