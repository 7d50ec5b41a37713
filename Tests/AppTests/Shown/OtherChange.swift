import DesignSystem
import Domain
import Exploring
import Foundation
import Navigation

@testable import App

/// A change of a record by another session.
struct OtherChange {
    /// The change in words, as the end of a sentence.
    let name: String

    /// Makes the change.
    let make: (OtherSession) async throws -> Void

    /// A change by a person.
    init(_ person: ExploringPerson, _ words: String, _ make: @escaping (OtherSession) async throws -> Void) {
        name = "\(person.rawValue) \(words)"
        self.make = { other in
            try await other.signIn(person)
            try await make(other)
        }
    }
}

/// The visible records: the numbers and links on the screen, or on the way to it.
struct RecordsOnShow {
    /// Every number with three or more digits.
    let numbers: [Int]

    /// Every time that a link names.
    let times: [Minute]

    /// The person who is signed in.
    let person: ExploringPerson

    /// The text of the screen and of everything below it.
    let words: String

    /// The records that the app shows now.
    init(of app: ClinicWalk) {
        let (state, texts) = (
            app.coordinator.state, app.screen.content.flattened.map { "\($0.label) \($0.value ?? "")" }
        )
        words = "\(state.path(of: state.section)) \(state.modals) \(state.alert.map { "\($0.value)" } ?? "") \(texts)"
        numbers = Set(words.matches(of: /[0-9]{3,}/).compactMap { Int($0.output) }).sorted()
        times = Set(words.matches(of: /[0-9-]{10}T[0-9]{4}Z/).compactMap { Minute(String($0.output)) }).sorted()
        person = app.coordinator.session.flatMap { ExploringPerson(rawValue: $0.staff.userName) } ?? .visitor
    }
}

extension OtherChange {
    /// Every change to the visible records that Domain may allow.
    static func all(of app: ClinicWalk) async throws -> [OtherChange] {
        let (shown, other) = (RecordsOnShow(of: app), try OtherSession(beside: app.clinic.copy()))
        try await other.signIn(.maya)
        var changes: [OtherChange] = []
        for number in shown.numbers {
            changes += try await orders(number, other) + patients(number, other) + appointments(number, shown)
        }
        changes += bookings(shown) + carts(shown) + own(shown)
        return app.coordinator.section == .music ? changes + music : changes
    }
}
