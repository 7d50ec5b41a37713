import Domain
import Testing

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func patientSamples() throws -> [String: [AppRoute]] {
        let numbers = try [1, 2001, ProvisionalNumber.base + 17, Int.max].map { try #require(PatientNumber($0)) }
        let texts = try ["lena", "jo alv", "#2003", "1988-06-14", "Nguyễn & 陳?=%", "new"].map {
            try #require(SearchText($0))
        }
        return [
            "clinic://patients": [.patients(.list)],
            "clinic://patients?q={text}": texts.map { .patients(.search($0)) },
            "clinic://patients/new": [.patients(.register)],
            "clinic://patients/{number}": numbers.map { .patients(.detail($0)) },
            "clinic://patients/{number}/edit": numbers.map { .patients(.edit($0)) },
            "clinic://patients/{number}/history": numbers.map { .patients(.history($0)) },
            "clinic://patients/{number}/notes": numbers.map { .patients(.notes($0)) },
            "clinic://reason/{number}": numbers.map { .noteReason(.reason($0)) },
        ]
    }
}
