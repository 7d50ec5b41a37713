import DesignSystem

@testable import App

/// What the explorer types: only where something cannot be reached without it.
nonisolated enum SampleEntries {
    /// The environment variables of a walk: the password that everyone has, and the one that it is changed to.
    static let variables = ["CLINIC_PASSWORD": HelpText.examplePassword, "CLINIC_NEW_PASSWORD": "clinic-explored"]

    /// What goes into a form, by the name of its screen, then by field.
    private static let entries: [String: [(field: String, text: String)]] = [
        "Sign in": [("user", "ana"), ("password", "@env:CLINIC_PASSWORD")],
        "Locked": [("password", "@env:CLINIC_PASSWORD")],
        "Details": [("extension", "17")],
        "profile/password": [
            ("current", "@env:CLINIC_PASSWORD"), ("new", "@env:CLINIC_NEW_PASSWORD"),
            ("again", "@env:CLINIC_NEW_PASSWORD"),
        ],
        "patients/new": [("name", "Zoë Park"), ("born", "1990-05-17"), ("phone", "+34 600 100 200")],
        "patients/{number}/edit": [("address", "Calle Mayor 1, Madrid")],
        "patients/{number}/notes": [("note", "Feels better.")],
        "orders/{number}/refund": [("reason", "It came too late."), ("remark", "Agreed.")],
        "checkout/{number}": [("customer", "Ana Pereira")],
        "booking/{service}/{clinician}/{slot}?[patient={number}]": [("patient", "2001")],
        "Cancel appointment?": [("reason", "The patient called.")],
    ]

    /// What is searched for, by the name of the screen.
    private static let searches: [String: [String]] = [
        "patients": ["an"], "patients?q={text}": ["jo"], "catalog": ["i"], "catalog?q={text}": ["p"],
        "appointments": ["2026-03-06"],
    ]

    /// What to type at a screen to fill it in; nothing where that was done.
    static func lines(for screen: Screen, at name: String) -> [String] {
        (entries[name] ?? []).compactMap { entry in
            guard let field = screen.controls.first(where: { $0.identifier == entry.field && $0.isEnabled }),
                field.isField, field.value ?? "" == "" || field.value != entry.text && field.role == .textField
            else { return nil }
            return "set \(entry.field) \(entry.text)"
        }
    }

    /// What to search for at a screen.
    static func searches(at name: String) -> [String] { searches[name] ?? [] }
}
