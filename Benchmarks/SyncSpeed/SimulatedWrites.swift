import Data
import DataSync
import Domain
import Foundation

/// The writes of one workstation, by a seed: of eight, about four notes, three changes to a stock, and one to a patient
/// whom others change, too.
struct SimulatedWrites {
    private let clinic: SimulatedClinic
    private let workstation: UUID
    private let identities: Identities
    private let now = StandingClock().now
    private var patients: [SimulatedClinic.Known]
    private var random: SeededNumbers
    private var count = 0

    /// The writes of the workstation with a number.
    init(_ clinic: SimulatedClinic, number: Int, seed: UInt64) {
        (self.clinic, random) = (clinic, SeededNumbers(seed: seed))
        identities = Identities(first: UInt64(number + 1) << 40)
        workstation = identities.next()
        patients = (0..<4).map { clinic.patients[(number + $0) % clinic.patients.count] }
    }

    /// The next one. A change to a patient goes out when the one before is answered, so not always.
    mutating func next(mayEdit: Bool) -> SimulatedWrite {
        count += 1
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where mayEdit: return edit()
        case 1...3: return takeOrAdd()
        default: return write()
        }
    }

    /// Learns a patient as the remote has them.
    mutating func learn(_ record: RemoteRecord) throws {
        guard let index = patients.firstIndex(where: { $0.subject == record.subject }) else { return }
        let fields = try SimulatedWrite.fields(record)
        patients[index].version = record.version
        for field in Self.fields { patients[index].image.fields[field] = Self.json(fields[field] as? String) }
    }

    /// The fields that are changed.
    private static let fields = ["email", "address"]

    private mutating func edit() -> SimulatedWrite {
        let patient = patients[Int.random(in: 0..<patients.count, using: &random)]
        let field = Self.fields[Int.random(in: 0..<Self.fields.count, using: &random)]
        let value = "\(count)@\(workstation.uuidString.lowercased()).example"
        var image = patient.image
        image.fields[field] = Self.json(value)
        return signed(
            .edit(field: field, value: value), .patient, patient.subject, by: clinic.clinician,
            base: patient.version, from: patient.image, to: image)
    }

    /// The stock is whatever it was at the start: only the difference counts.
    private mutating func takeOrAdd() -> SimulatedWrite {
        let product = clinic.products[Int.random(in: 0..<clinic.products.count, using: &random)]
        let difference = [-1, 1, 2][Int.random(in: 0..<3, using: &random)]
        var (before, after) = (product.image, product.image)
        let stock = before.number("stock") ?? 0
        before.fields["stock"] = "\(stock + 1)"
        after.fields["stock"] = "\(stock + 1 + difference)"
        return signed(
            .stock(difference), .product, product.subject, by: clinic.pharmacist, base: product.version,
            from: before, to: after)
    }

    private mutating func write() -> SimulatedWrite {
        let (subject, author) = (identities.next(), clinic.clinician)
        var image = clinic.note
        image.fields["patient"] = patients[0].image.fields["number"]
        image.fields["at"] = "\(now.milliseconds)"
        image.fields["by"] = Self.json(author.staff.name)
        image.fields["staff_id"] = Self.json(author.staff.id.rawValue.uuidString.replacing("-", with: "").lowercased())
        image.fields["text"] = Self.json(SimulatedWrite.text(of: subject))
        return signed(.note, .clinicalNote, subject, by: author, base: 0, from: nil, to: image)
    }

    private func signed(
        _ what: SimulatedWrite.Kind, _ kind: RecordKind, _ subject: UUID, by author: SimulatedClinic.Person,
        base: Int, from before: RecordImage?, to after: RecordImage
    ) -> SimulatedWrite {
        let (operation, synced) = (identities.next(), kind.synced)
        let texts = (before: before?.text(as: synced), after: after.text(as: synced))
        let intent = SignedIntent(
            clinic: clinic.id, operation: operation, author: author.staff.id.rawValue, workstation: workstation,
            at: now.milliseconds,
            changes: [
                SignedIntent.Change(
                    kind: kind.rawValue, subject: subject, version: Int64(base), salt: identities.next(),
                    before: texts.before, after: texts.after)
            ])
        let change = RemoteChange(
            kind: kind.rawValue, subject: subject, base: base, before: texts.before, after: texts.after)
        let bytes = SignedBytes(intent: intent.bytes, signature: author.key.sign(intent))
        return SimulatedWrite(
            operation: RemoteOperation(
                id: OperationID(operation), author: author.staff.id, at: now, changes: [change], signed: bytes),
            what: what, subject: subject)
    }

    /// A text as JSON; nothing in these needs an escape.
    private static func json(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
}
