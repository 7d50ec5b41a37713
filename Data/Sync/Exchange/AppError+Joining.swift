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

    /// A join code is of a clinic that was founded with another key.
    static let anotherFounder = AppError.conflict(
        "The join code is of another clinic than this one.",
        advice: "Nothing of it was taken in. Get the code where the clinic is: clinic remote code.")

    /// A clinic whose remote is older has no founding key.
    static let noFounder = AppError.conflict(
        "Nobody has founded this clinic with a key yet.", advice: "Run clinic remote init, which does that.")
}
