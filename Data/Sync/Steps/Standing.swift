import Data
import Domain
import FoundationEssentials

/// A person's standing at one place among all writes: their role, their key, and whether they had left. Runs inside a
/// transaction.
struct Standing: Hashable, Sendable {
    let role: Role?
    let publicKey: [UInt8]?
    /// The public key of the invitation that they had not accepted yet.
    let invitation: [UInt8]?
    let hasLeft: Bool
}

extension Standing {
    /// The standing that a record of the staff gives.
    init(_ image: RecordImage) {
        role = image.text("role").flatMap { name in Role.allCases.first { $0.storedName == name } }
        publicKey = image.text("public_key").flatMap { [UInt8](hexadecimal: $0) }
        invitation = image.text("invitation_key").flatMap(ClinicKey.publicKey(of:))
        hasLeft = image.fields["left_at"].map { $0 != "null" } ?? false
    }

    /// The latest standing up to a place, or nil for somebody who is not known there.
    static func find(_ staff: UUID, at place: Int, in connection: Connection) throws(AppError) -> Standing? {
        try connection.first(
            """
            SELECT role, public_key, invitation_key, has_left FROM standing WHERE staff_id = ? AND place <= ?
            ORDER BY place DESC LIMIT 1
            """, [.identity(staff), .integer(place)]
        ) { row throws(AppError) in
            Standing(
                role: try row.optionalText(0).flatMap { name in Role.allCases.first { $0.storedName == name } },
                publicKey: try row.optionalText(1).flatMap { [UInt8](hexadecimal: $0) },
                invitation: try row.optionalText(2).flatMap { [UInt8](hexadecimal: $0) },
                hasLeft: try row.integer(3) == 1)
        }
    }

    /// Whether there is one of the person whose record a step changes. Where a clinic was shared before anything was
    /// signed, the first step gives it, and may change nothing.
    static func isKnown(_ step: RemoteStep, in connection: Connection) throws(AppError) -> Bool {
        try find(step.subject, at: step.place, in: connection) != nil
    }

    /// Keeps it, from a place on.
    func keep(of staff: UUID, from place: Int, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT OR REPLACE INTO standing (staff_id, place, role, public_key, invitation_key, has_left) "
                + "VALUES (?, ?, ?, ?, ?, ?)",
            [
                .identity(staff), .integer(place), .text(role?.storedName), .text(publicKey?.hexadecimal),
                .text(invitation?.hexadecimal), .integer(hasLeft ? 1 : 0),
            ])
    }

    /// Notes what everybody is here, before all places: for the workstation that shares its clinic.
    static func begin(in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM standing")
        let kind = RecordKind.staff.synced
        let all = try connection.rows(kind.allImagesSQL) { row throws(AppError) in
            (try row.identity(0), try row.text(1))
        }
        for (staff, text) in all {
            try Standing(RecordImage(text, in: connection)).keep(of: staff, from: 0, in: connection)
        }
    }
}

extension RecordImage {
    /// The text that a field holds, or nil for anything else. Only for texts without what JSON escapes.
    func text(_ field: String) -> String? {
        guard let value = fields[field], value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 else {
            return nil
        }
        return String(value.dropFirst().dropLast())
    }
}
