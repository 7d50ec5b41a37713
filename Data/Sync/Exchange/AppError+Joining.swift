import Data
import Domain

extension AppError {
    /// The record of the clinic itself was set aside, or is missing, so that there is nothing to join.
    static func clinicIsSetAside(_ reason: String?) -> AppError {
        .conflict(
            "The clinic at the remote makes no sense: \(reason ?? "its own record is missing").",
            advice: "Correct it there, from its backup if need be.")
    }

    /// A join code is of a clinic that was founded with another key.
    static let anotherFounder = AppError.conflict(
        "The join code and the clinic do not belong together: another key founded it.",
        advice: """
            Nothing was taken in. Get the code where the clinic is, with clinic remote code; if this was it, do not trust \
            the remote.
            """)

    /// A join code has another key than the one that opens the locks here.
    static let wrongKey = AppError.conflict(
        "The join code has another key than this clinic's, which opens what is here.",
        advice: "Nothing was changed. If the key here is the wrong one, begin in a new folder.")

    /// A clinic whose remote is older has no founding key.
    static let noFounder = AppError.conflict(
        "Nobody has founded this clinic with a key yet.", advice: "Run clinic remote init, which does that.")
}
