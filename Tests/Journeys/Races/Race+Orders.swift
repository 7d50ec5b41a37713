nonisolated extension Race {
    /// Steps of one order that exclude each other.
    static let orders = [
        race(
            "shipping and shipping", 1041, ("maya", "mark as shipped", "Shipped"), ("ana", "mark as shipped", "Shipped")
        ),
        race("shipping and a refund", 1041, ("ana", "mark as shipped", "Shipped"), ask("maya", 1041)),
        race("packing and a refund", 1043, ("ana", "mark as packed", "Packed"), ask("ben", 1043)),
        race("paying and paying", 1044, ("ben", "mark as paid", "Paid"), ("maya", "mark as paid", "Paid")),
        race("paying and cancelling", 1044, ("ben", "mark as paid", "Paid"), cancel("maya", 1044)),
        race("cancelling and cancelling", 1044, cancel("ben", 1044), cancel("maya", 1044)),
        race("delivering and a refund", 1039, ("ana", "mark as delivered", "Delivered"), ask("chen", 1039)),
        race(
            "delivering twice", 1039, ("ana", "mark as delivered", "Delivered"),
            ("maya", "mark as delivered", "Delivered")),
        race("packing and packing", 1043, ("ana", "mark as packed", "Packed"), ("maya", "mark as packed", "Packed")),
    ]

    /// Decisions about one refund.
    static let refunds = [
        race(
            "granting and declining", 1037, decide("ana", "grant the refund", "Refunded"),
            decide("maya", "decline the refund", "Refund declined")),
        race(
            "granting twice", 1037, decide("ana", "grant the refund", "Refunded"),
            decide("maya", "grant the refund", "Refunded")),
        race(
            "declining twice", 1037, decide("ana", "decline the refund", "Refund declined"),
            decide("maya", "decline the refund", "Refund declined")),
        race("asking twice", 1041, ask("ben", 1041), ask("chen", 1041)),
    ]

    private static func race(_ name: String, _ order: Int, _ one: Press, _ other: Press) -> Race {
        Race(name: name, one: one, other: other, link: "clinic://orders/\(order)\(order == 1037 ? "/refund" : "")")
    }

    private static func race(
        _ name: String, _ order: Int, _ one: (String, String, String), _ other: (String, String, String)
    ) -> Race {
        race(name, order, step(order, one), step(order, other))
    }

    private static func race(_ name: String, _ order: Int, _ one: (String, String, String), _ other: Press) -> Race {
        race(name, order, step(order, one), other)
    }

    private static func step(_ order: Int, _ step: (person: String, line: String, makes: String)) -> Press {
        Press(
            person: step.person, way: ["open clinic://orders/\(order)"], line: step.line,
            makes: "\"value\":\"\(step.makes)\"")
    }

    private static func ask(_ person: String, _ order: Int) -> Press {
        Press(
            person: person, way: ["open clinic://orders/\(order)/refund", "set reason It came too late."],
            line: "ask for the refund", makes: "\"value\":\"Refund requested\"")
    }

    private static func cancel(_ person: String, _ order: Int) -> Press {
        Press(
            person: person, way: ["open clinic://orders/\(order)", "press cancel-order"], line: "cancel the order",
            makes: "\"value\":\"Cancelled\"")
    }

    private static func decide(_ person: String, _ line: String, _ makes: String) -> Press {
        Press(
            person: person, way: ["open clinic://orders/1037/refund", "set remark As agreed."], line: line, makes: makes
        )
    }
}
