import Domain
import FoundationEssentials

/// The workstation's preferences in the clinic's file. Needs no permission: they are about this workstation only.
struct PreferencesStore: PreferencesRepository {
    let location: String
    let atStart: Preferences
    let database: GuardedDatabase
    let live: LiveReads
    let clock: any WallClock

    func preferences() -> Snapshots<Preferences> {
        database.snapshotsForAnyone { connection throws(AppError) in try PreferencesRecord.read(from: connection) }
    }

    func save(
        _ preferences: Preferences, over seen: Preferences, operation: OperationID
    ) async throws(AppError) -> Preferences {
        let record = OperationRecord(
            // What changes is the workstation, which has no identity.
            id: operation, kind: .savePreferences, subject: .nobody, at: clock.storedNow, content: preferences.content)
        return try await database.writeForAnyone { connection throws(AppError) in
            let done = try OperationRecord.find(
                operation, kind: .savePreferences, content: record.content, in: connection)
            if done == nil {
                try PreferencesRecord.read(from: connection).check(isStill: seen)
                try PreferencesRecord.write(preferences.withinRanges, to: connection)
                try record.insert(in: connection)
            }
            return try PreferencesRecord.read(from: connection)
        } committed: { [live] _ in
            live.refresh()
        }
    }
}

extension Preferences {
    /// The content of the request to save them.
    fileprivate var content: OperationContent {
        OperationContent(
            lineLength.map(String.init), color.rawValue, "\(isAccessible)", idleLockMinutes.map(String.init))
    }
}
