import Testing

/// A write that is carried out and whose answer is lost, because the app is killed before it saves the place.
nonisolated struct UnheardWrite: Sendable, CustomTestStringConvertible {
    let name: String

    /// The user, or nil for a visitor.
    let user: String?

    /// The lines that lead to the button, with the input on the way.
    let lines: [String]

    /// The button that writes.
    let button: String

    /// The place after the next start.
    let place: String

    /// The text shown there.
    let shows: [String]

    var testDescription: String { name }

    private static let confirm = "open clinic://booking/consultation/chen/2026-03-03T1045Z?patient=2001"

    /// Every write that leads on, and one of the others for each form.
    static let all: [UnheardWrite] = [
        UnheardWrite(
            name: "a booking that a patient's page waits for", user: "ben",
            lines: [
                "open clinic://patients/2001", "book", "consultation", "dr. chen", "next day", "11:45", "set note Hm",
            ],
            button: "book", place: "Patients › #2001", shows: ["is booked."]),
        UnheardWrite(
            name: "a booking", user: "ben", lines: [confirm, "set note With a dog"], button: "book",
            place: "Appointments › #3", shows: ["Lena Vogt", "With a dog"]),
        UnheardWrite(
            name: "a registration", user: "ben",
            lines: [
                "open clinic://patients/new", "set name Ines Torres", "set born 1970-01-01",
                "set phone +34 600 333 333",
            ], button: "save", place: "Patients › #2013", shows: ["Ines Torres"]),
        UnheardWrite(
            name: "an edit", user: "ben",
            lines: ["go patients", "open clinic://patients/2001/edit", "set address Elm 7"],
            button: "save", place: "Patients › #2001", shows: ["Elm 7"]),
        UnheardWrite(
            name: "a purchase", user: "ben",
            lines: ["open clinic://products/501", "add to cart", "cart", "check out", "set customer Nobody Else"],
            button: "place", place: "Order placed", shows: ["1045"]),
        UnheardWrite(
            name: "an appointment that is moved", user: "ben",
            lines: ["open clinic://appointments/3005/reschedule", "next day", "11:45"], button: "move",
            place: "Appointments › #3005", shows: ["11:45"]),
        UnheardWrite(
            name: "a password", user: "ben",
            lines: [
                "open clinic://profile/password", "set current @env:OLD", "set new @env:TYPED", "set again @env:TYPED",
            ], button: "change", place: "Profile", shows: ["Ben Okafor"]),
        UnheardWrite(
            name: "a newcomer's details", user: "noor", lines: ["tell them", "set extension 124"], button: "save",
            place: "Welcome › Ready", shows: []),
        UnheardWrite(
            name: "a refund that is asked for", user: "ben",
            lines: ["open clinic://orders/1041/refund", "set reason Hm"],
            button: "ask", place: "Orders › #1041 › Refund", shows: ["Refund requested", "“Hm”"]),
        UnheardWrite(
            name: "a clinical note", user: "chen",
            lines: ["open clinic://patients/2001/notes", "set note Sleeps well."],
            button: "write", place: "Patients › #2001 › Notes", shows: ["New note: (empty)", "Sleeps well."]),
        UnheardWrite(
            name: "settings", user: "ben", lines: ["open clinic://settings", "set width 100"], button: "save",
            place: "Settings", shows: ["Width: 100"]),
        UnheardWrite(
            name: "what is put into a cart", user: "ben", lines: ["open clinic://products/501", "set quantity 3"],
            button: "add", place: "Catalog › #501", shows: ["Quantity: 1"]),
    ]
}
