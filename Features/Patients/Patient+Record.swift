import DesignSystem
import Domain

extension Patient {
    /// The patient for programs.
    package nonisolated var record: Record {
        Record(
            "patient", id: .number(number.text),
            [
                "name": .text(name), "born": .day(year: born.year, month: born.month, day: born.day),
                "phone": .text(facts.phone), "email": .text(facts.email), "address": .text(facts.address),
            ])
    }
}

extension ClinicalNote {
    /// The note for programs.
    nonisolated var record: Record {
        Record("clinicalNote", ["at": .moment(at), "by": .text(by), "text": .text(text)])
    }
}
