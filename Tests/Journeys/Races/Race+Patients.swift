nonisolated extension Race {
    /// Forms about one patient, and about a new one.
    static let patients: [Race] = [
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

    private static func edit(_ person: String, _ line: String, _ makes: String) -> Press {
        Press(
            person: person, way: ["open clinic://patients/\(makes.hasPrefix("19") ? 2004 : 2003)/edit", line],
            line: "save", makes: makes)
    }
}
