import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync
import DataSupport

extension RandomWriter {
    mutating func register() async throws {
        let patient = try await workstation.register("Person \(random.next() % 1_000)")
        patients.append(patient.number)
        journal.effects.append(WriteEffect.made(.patient, patient.id.rawValue))
        journal.numbers.append("patient \(patient.number)")
    }

    mutating func edit() async throws {
        let patient = try await workstation.now { [number = try one(of: patients)] in $0.patients.patient(number) }
        var draft = PatientDraft(patient.facts)
        let text = random.next() % 100_000_000
        switch Int.random(in: 0..<4, using: &random) {
        case 0: draft.phone = "+34 6\(text)"
        case 1: draft.address = "Street \(text)"
        case 2: draft.name = "Person \(text)"
        default: (draft.phone, draft.name) = ("+34 6\(text)", "Person \(text)")
        }
        let saved = try await workstation.patients.save(
            draft, of: patient.id, over: patient.revision, operation: StoreHarness.operation())
        keep(from: patient, to: saved)
    }

    private mutating func keep(from old: Patient, to new: Patient) {
        for (name, seen, value) in zip3(WriteEffect.fields, old.facts.edited, new.facts.edited) where seen != value {
            let effect = WriteEffect.field(name, of: new.id.rawValue, value)
            let key = "\(WriteEffect.made(.patient, new.id.rawValue)) \(name)"
            journal.edits.append(.init(key: key, seen: seen, value: value, effect: effect))
        }
    }

    private func zip3(_ names: [String], _ old: [String], _ new: [String]) -> [(String, String, String)] {
        zip(names, zip(old, new)).map { ($0, $1.0, $1.1) }
    }

    mutating func note() async throws {
        let (text, number) = ("Note \(random.next())", try one(of: patients))
        let note = try await workstation.patients.write(text, about: number, operation: StoreHarness.operation())
        journal.effects.append(WriteEffect.made(.clinicalNote, note.id.rawValue))
    }
}

extension PatientFacts {
    /// The fields that are changed here, in the order of their names.
    fileprivate var edited: [String] { [name, phone, address ?? ""] }
}
