nonisolated extension Race {
    /// Changes of one appointment.
    static let appointments: [Race] = [
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
