import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Seeds, which the founder signed when the clinic was shared, at a workstation that knows of writes since.
@Suite(.timeLimit(.minutes(60))) struct LateSeedTests {
    private let workstation: ClinicWorkstation
    private let forger: Forger

    init() async throws {
        let remote = FakeRemote(FakeRemoteServer())
        workstation = try await Workstations.opened(remote)
        forger = try await Forger(workstation, at: remote)
    }

    @Test func `of a record that is here it is believed only where it says the same`() throws {
        #expect(try flaw([:]) == nil)
        #expect(try flaw(["name": .text("X")]) == .late)
        #expect(try flaw(["name": .text("X")], isHere: false) == nil)
    }

    @Test func `after the first write nothing of the beginning comes any more`() throws {
        #expect(try flaw([:], place: 9, isHere: false) == nil)
        #expect(try flaw([:], place: 10, isHere: false) == .late)
    }

    /// Why a patient with other fields is not taken in, where 10 is the place of the first write.
    private func flaw(_ fields: [String: JSONValue], place: Int = 1, isHere: Bool = true) throws -> StepFlaw? {
        let (key, patient) = (try forger.key(of: .maya), try forger.first("patient").subject)
        let after = try forger.change("patient", patient, fields).after
        let seed = SignedIntent.Change(kind: "seeded/patient", subject: patient, version: 0, before: nil, after: after)
        let signed = forger.intent(by: .maya, [seed]).signed(with: key)
        let step = RemoteStep(kind: "patient", subject: patient, version: 1, place: place, signed: signed)
        return try workstation.database.read { connection throws(AppError) in
            let judge = StepJudge(
                connection: connection, clinic: forger.clinic, founder: key.publicKey, now: .sample, firstWrite: 10,
                signatures: CheckedSignatures())
            let here = isHere ? try RecordKind.patient.image(of: patient, in: connection) : nil
            let image = try here.flatMap { text throws(AppError) in try RecordImage(checking: text, in: connection) }
            switch try judge.take(step, of: .patient, onto: image, own: { image }) {
            case .success: return nil
            case .failure(let flaw): return flaw
            }
        }
    }
}
