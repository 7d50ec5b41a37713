import Data
import Domain

extension AppError {
    /// A workstation has nothing after its first fetch.
    static let nothingShowsYet = AppError.conflict(
        "Nothing of the clinic shows at the remote yet.",
        advice: "Something else on its server holds it back for now: try again in a moment.")

    /// The record of the clinic itself was set aside, so that there is nothing to join.
    static func clinicIsSetAside(_ reason: String) -> AppError {
        .conflict(
            "The clinic at the remote makes no sense: \(reason).",
            advice: "Correct it there, from its backup if need be.")
    }

    /// The clinic was founded with another key than somebody said, or has none.
    static func anotherFounder(_ found: KeyFingerprint?, not expected: KeyFingerprint) -> AppError {
        .conflict(
            "The clinic's founding key is \(found?.text ?? "missing"), not \(expected.text).",
            advice: "No record was taken in. Compare with clinic doctor where the clinic is, and join in a new folder.")
    }
}
