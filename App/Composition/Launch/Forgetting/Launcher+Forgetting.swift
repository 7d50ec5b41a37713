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
            guard let name else { return write(try plan(store.forgetting.remains(of: patient), in: store)) }
            let gone = try await store.forgetting.forget(patient, named: name)
            return write("Patient \(gone.number) is forgotten, with \(gone.words). Older backups still have it.\n")
        } catch {
            throw CommandFailure(error)
        }
    }

    private func plan(_ remains: PatientRemains, in store: ClinicStore) throws(AppError) -> String {
        let name = VisibleText.escaped(remains.name)
        try remains.check(on: Day(of: store.clock.now, in: store.timeZone))
        return """
            About patient \(remains.number), \(name), the clinic keeps \(remains.words).
            Nothing was changed. To take all of it out, for good: clinic forget \(remains.number.rawValue) "\(name)"

            """
    }
}

extension PatientRemains {
    /// Everything that is kept, besides the patient's own page.
    fileprivate var words: String {
        let parts = [(notes, "note"), (appointments, "appointment"), (orders, "order")].filter { $0.0 > 0 }
        return parts.isEmpty
            ? "no note, no appointment and no order"
            : parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
