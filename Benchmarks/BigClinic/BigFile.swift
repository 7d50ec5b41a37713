import Data
import Domain
import Foundation

/// A clinic file with many patients and appointments, the same for the same numbers and seed.
struct BigFile {
    let folder: String
    let patients: Int
    let appointments: Int
    let seed: Int

    /// Makes the example clinic and fills it. Refuses a folder that has a clinic.
    func make() throws {
        guard !FileManager.default.fileExists(atPath: "\(folder)/clinic.sqlite") else {
            throw Misuse("\(folder) has a clinic already")
        }
        _ = try ClinicStore.open(
            .folder(folder), clock: BigClock(), identifiers: Identities(), report: { _ in })
        let database = try PlainDatabase("\(folder)/clinic.sqlite")
        // Only for making the file, which is written in one go or made again.
        for setting in ["journal_mode = DELETE", "synchronous = OFF", "cache_size = -200000", "temp_store = MEMORY"] {
            try database.run("PRAGMA \(setting)")
        }
        try database.run("BEGIN")
        let rest = try database.takeAwayIndexes(of: ["patient", "patient_word", "appointment"])
        var random = SplitMix64(seed: UInt64(seed))
        try BigPatients(database: database).insert(patients, &random)
        try BigAppointments(database: database).insert(appointments, patients: patients, &random)
        for statement in rest { try database.run(statement) }
        try database.run("COMMIT")
        try database.run("ANALYZE")
        try database.run("PRAGMA journal_mode = WAL")
        try report(database)
    }

    private func report(_ database: PlainDatabase) throws {
        for table in ["patient", "patient_word", "appointment"] {
            Report.line("\(try database.number("SELECT count(*) FROM \(table)")) rows in \(table)")
        }
    }
}

/// A fixed clock, the same for every big clinic.
struct BigClock: WallClock {
    let now = Date(timeIntervalSince1970: 1_772_442_720)
    let uptime = Duration.seconds(1_000)
}

/// Identities that count up, the same for all.
final class Identities: IdentifierSource {
    private let count = Counter()

    func next() -> UUID { Self.uuid(kind: 0xFF, count.next()) }

    /// The identity of a thing of a kind, in the shape of a version 7 UUID; later ones are greater.
    static func uuid(kind: UInt8, _ number: Int) -> UUID {
        let bytes = withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian, Array.init)
        return UUID(
            uuid: (
                0x01, 0x95, 0, 0, 0, kind, 0x70, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]
            ))
    }
}
