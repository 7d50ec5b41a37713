nonisolated extension Race {
    /// Races of one person at two terminals, over data in one file only, and over data that is looked up before a
    /// write.
    static let ofOneFile: [Race] = [
        Race(
            name: "placing a cart and adding to it",
            one: Press(
                person: "maya", way: ["open clinic://checkout/701", "set customer Nobody Else"],
                line: "place the order", makes: "Your cart is empty"),
            other: Press(
                person: "maya", way: ["open clinic://products/511"], line: "add to cart",
                makes: "Finger pulse oximeter",
                countsAnyway: true),
            link: "clinic://cart", before: ["open clinic://products/501", "add to cart"], isOfOneFile: true),
        Race(
            name: "a width and another", one: width("100"), other: width("60"), link: "clinic://settings",
            isOfOneFile: true),
        Race(
            name: "skipping and skipping", one: skip("ana"), other: skip("maya"), link: "clinic://music/queue",
            before: ["go music", "play the playlist"], isOfOneFile: true),
        Race(
            name: "registering somebody twice", one: register("ben"), other: register("maya"),
            link: "clinic://patients?q=torres", isOfOneFile: true),
        Race(
            name: "booking one time for two", one: book("ben", 2001), other: book("maya", 2002),
            link: "clinic://appointments?day=2026-03-03", isOfOneFile: true),
        Race(
            name: "a note and another", one: note("Sleeps well."), other: note("Eats well."),
            link: "clinic://patients/2001/notes", isOfOneFile: true),
    ]

    private static func width(_ width: String) -> Press {
        Press(
            person: "maya", way: ["open clinic://settings", "set width \(width)"], line: "save",
            makes: "\"value\":\"\(width)\"")
    }

    private static func skip(_ person: String) -> Press {
        Press(
            person: person, way: ["open clinic://music/queue"], line: "skip",
            makes: "\"name\":\"Playing\",\"value\":\"Slow Ferry to Arvane\"")
    }

    private static func register(_ person: String) -> Press {
        Press(
            person: person,
            way: [
                "open clinic://patients/new", "set name Ines Torres", "set born 1970-01-01",
                "set phone +34 600 333 333",
            ],
            line: "register", makes: "Ines Torres")
    }

    private static func book(_ person: String, _ patient: Int) -> Press {
        Press(
            person: person, way: ["open clinic://booking/consultation/chen/2026-03-03T1045Z?patient=\(patient)"],
            line: "book it", makes: "11:45")
    }

    private static func note(_ text: String) -> Press {
        Press(
            person: "chen", way: ["open clinic://patients/2001/notes", "set note \(text)"], line: "write the note",
            makes: text, countsAnyway: true)
    }
}
