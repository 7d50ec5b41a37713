import Domain

extension Migration {
    /// The third format: everything that a clinic needs besides orders.
    static let version3 = Migration(version: 3) { connection throws(AppError) in
        for change in clinicChanges + patientChanges + appointmentChanges + catalogChanges {
            try connection.run(change)
        }
        for change in musicChanges + onboardingChanges { try connection.run(change) }
    }

    private static let clinicChanges = [
        // Moments were shown in UTC before.
        "ALTER TABLE clinic ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'GMT'"
    ]
}
