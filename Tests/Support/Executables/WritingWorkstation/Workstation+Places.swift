import Data
import Domain
import Foundation

extension Workstation {
    /// Saves the requested number of places, each for another owner, and logs a line for each.
    func keepPlaces(in store: ClinicStore) async {
        for _ in 0..<options.writes {
            let owner = identifiers.next()
            do throws(AppError) {
                try await store.savedStates.save([.staff(Identifier(owner)): Foundation.Data(count: options.places)])
                journal.say("kept", owner.uuidString)
            } catch {
                journal.say("not", owner.uuidString, error.code, error.message)
            }
        }
        store.leave()
        journal.say("end")
    }
}
