import DataSupport
import Domain
import Support

@testable import Data

/// A clinic in a folder in which people work, who come and go.
struct HonestHistory {
    private let clinic: String
    private var random: SeededGenerator

    /// Begins with a closed example clinic.
    init(_ clinic: String, seed: UInt64) throws {
        (self.clinic, random) = (clinic, SeededGenerator(seed: seed))
        try StoreHarness.open(.folder(clinic)).leave()
    }

    /// Somebody signs in, writes a few times, and leaves.
    mutating func work() async throws {
        let store = try StoreHarness.open(.folder(clinic))
        try await store.signIn(["chen", "ana"].randomElement(using: &random) ?? "chen")
        for _ in 0..<Int.random(in: 1...3, using: &random) { try await write(in: store) }
        store.leave()
    }

    private mutating func write(in store: ClinicStore) async throws {
        let number = Int.random(in: 0...9_999, using: &random)
        let patient = PatientNumber(Int.random(in: 2_001...2_008, using: &random))
        do throws(AppError) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let draft = PatientDraft(name: "Zoë \(number) Quill", born: "1980-01-01", phone: "555 \(number)")
                _ = try await store.patients.register(draft, despite: [], operation: StoreHarness.operation())
            case 1:
                guard let patient else { return }
                _ = try await store.patients.write(
                    "Note \(number).", about: patient, operation: StoreHarness.operation())
            default:
                guard let patient else { return }
                try await store.change(patient, phone: "555 \(number)")
            }
        } catch {
            // Not everybody may do everything, which is honest, too.
        }
    }
}

extension ClinicStore {
    fileprivate func change(_ number: PatientNumber, phone: String) async throws(AppError) {
        for await snapshot in patients.patient(number) {
            guard case .value(let patient, _, _) = snapshot else { return }
            var draft = PatientDraft(patient.facts)
            draft.phone = phone
            _ = try await patients.save(
                draft, of: patient.id, over: patient.revision, despite: [], operation: StoreHarness.operation())
            return
        }
    }
}
