import Testing

/// A place with typed or chosen input.
nonisolated struct TypedPlace: Sendable, CustomTestStringConvertible {
    /// The user, or nil for a visitor.
    let user: String?

    /// The lines that lead there, and the input.
    let lines: [String]

    /// The text that the screen shows only with the input.
    let shows: [String]

    /// Whether leaving the place asks about the input.
    var isDraft = true

    /// The command that leaves the place.
    var way = "back"

    var testDescription: String { "\(user ?? "a visitor"): \(lines.joined(separator: ", "))" }

    /// Every form, and every list with a filter or pages. Places that need a remote are tested with their feature.
    static let all = forms + lists

    private static let forms: [TypedPlace] = [
        TypedPlace(
            user: "ben", lines: ["open clinic://patients/new", "set name Ines Torres", "set phone 600 333"],
            shows: ["Name: Ines Torres", "Phone: 600 333"]),
        TypedPlace(
            user: "ben", lines: ["open clinic://patients/2001/edit", "set address Elm Street 7"],
            shows: ["Edit", "Elm Street 7"]),
        TypedPlace(
            user: "chen", lines: ["open clinic://patients/2001/notes", "set note Sleeps “well”."],
            shows: ["New note: Sleeps “well”."]),
        TypedPlace(
            user: "ben", lines: ["open clinic://orders/1041/refund", "set reason It melted"],
            shows: ["Reason: It melted"]),
        TypedPlace(
            user: "ana", lines: ["open clinic://orders/1037/refund", "set remark Not ours"],
            shows: ["Remark: Not ours"]),
        TypedPlace(
            user: "ben",
            lines: ["open clinic://products/501", "add to cart", "cart", "check out", "set customer Nobody Else"],
            shows: ["Checkout", "Customer: Nobody Else"]),
        TypedPlace(
            user: "ben",
            lines: ["open clinic://booking/consultation/chen/2026-03-03T1045Z?patient=2001", "set note With a dog"],
            shows: ["Confirm", "Note: With a dog"], way: "go music"),
        TypedPlace(user: "ben", lines: ["open clinic://settings", "set width 60"], shows: ["Width: 60"]),
        TypedPlace(user: nil, lines: ["open clinic://settings", "set colour never"], shows: ["Colour: never"]),
        TypedPlace(
            user: "noor", lines: ["tell them", "set extension 124"], shows: ["Phone extension: 124"]),
        TypedPlace(
            user: nil, lines: ["open clinic://products/501", "set quantity 7"], shows: ["Quantity: 7"], isDraft: false),
        TypedPlace(
            user: "ben", lines: ["open clinic://products/501", "add to cart", "cart", "1", "set quantity 5"],
            shows: ["Quantity: 5"], isDraft: false),
    ]

    private static let lists: [TypedPlace] = [
        TypedPlace(
            user: "ben", lines: ["go orders", "set filter on the way"], shows: ["Show: On the way"], isDraft: false),
        TypedPlace(user: "ben", lines: ["go orders", "more"], shows: ["Orders 11"], isDraft: false),
        TypedPlace(user: "ben", lines: ["go patients", "more"], shows: ["Patients 11"], isDraft: false),
        TypedPlace(
            user: "ben", lines: ["open clinic://booking/checkup/chen", "next day", "next day"],
            shows: ["2026-03-04"], isDraft: false),
        TypedPlace(
            user: "ben", lines: ["open clinic://appointments/3005/reschedule", "next day", "next day"],
            shows: ["2026-03-"], isDraft: false),
    ]
}
