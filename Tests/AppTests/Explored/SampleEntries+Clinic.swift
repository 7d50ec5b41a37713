import Exploring

@testable import App

extension SampleEntries {
    /// The new password in a change of password.
    nonisolated static let newPassword = "clinic-explored"

    /// The input for places that cannot be reached without any.
    nonisolated static let ofClinic = SampleEntries(
        fields: [
            "Sign in": [("user", "ana"), ("password", "@env:CLINIC_PASSWORD")],
            "Locked": [("password", "@env:CLINIC_PASSWORD")],
            "Invitation": [
                ("user", "ana"), ("code", "@env:CLINIC_PASSWORD"), ("new", "@env:CLINIC_NEW_PASSWORD"),
                ("again", "@env:CLINIC_NEW_PASSWORD"),
            ],
            "invitation": [("name", "Oda Lund")],
            "offers/new/{kind}": [("title", "Tea")], "offers/services/{service}": [("title", "Tea")],
            "offers/categories/{category}": [("title", "Tea")], "offers/products/{number}": [("title", "Tea")],
            "offers/hours": [("monday", "9:00-12:00")], "offers/hours/{user}": [("monday", "9:00-12:00")],
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
        ],
        searches: [
            "patients": ["an"], "patients?q={text}": ["jo"], "catalog": ["i"], "catalog?q={text}": ["p"],
            "appointments": ["2026-03-06"],
        ],
        variables: ["CLINIC_PASSWORD": HelpText.examplePassword, "CLINIC_NEW_PASSWORD": newPassword])
}
