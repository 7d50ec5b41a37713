import Data
import DataSync
import DesignSystem
import Domain
import TextShell

/// `clinic forget`.
extension Launcher {
    /// Says what is kept about a patient; with their full name, forgets it.
    func forget(
        _ patient: PatientNumber, named name: String?, _ options: LaunchOptions
    ) async throws(CommandFailure) -> ExitCode {
        let store = try await workstation(as: options.user, options).store
        do throws(AppError) {
            guard let name else { return write(try plan(store.forgetting.summary(of: patient), in: store)) }
            guard options.now == nil || store.profile.isExample else { throw .anotherTime }
            let gone = try await store.forgetting.forget(patient, named: name)
            let others =
                store.remote == nil ? "" : " The remote has it until its owner takes it out: clinic remote forget."
            return write(
                "Patient \(gone.number) is forgotten, with \(gone.words). Older backups still have it.\(others)\n")
        } catch {
            throw CommandFailure(error)
        }
    }

    private func plan(_ summary: PatientRecordSummary, in store: ClinicStore) throws(AppError) -> String {
        let name = VisibleText.escaped(summary.name)
        try summary.check(on: Day(of: store.clock.now, in: store.timeZone))
        return """
            About patient \(summary.number), \(name), the clinic keeps \(summary.words).
            Nothing was changed. To take all of it out, for good: clinic forget \(summary.number.text) "\(name)"

            """
    }
}

extension PatientRecordSummary {
    /// Everything that is kept, besides the patient's own page.
    fileprivate var words: String {
        let parts = [(notes, "note"), (appointments, "appointment"), (orders, "order")].filter { $0.0 > 0 }
        return parts.isEmpty
            ? "no note, no appointment and no order"
            : parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

extension AppError {
    /// At another time, things could go that the law keeps.
    fileprivate static let anotherTime = AppError.conflict(
        "Nobody is forgotten at another time than the present one.", advice: "Leave --now out.")
}
