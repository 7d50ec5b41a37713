import Data
import Domain
import Foundation

extension Workstation {
    /// Keeps as many places as it shall write, each somebody else's, and says a line for each that is kept.
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
