import DesignSystem
import Domain
import Exploring
import Foundation
import Navigation

@testable import App
@testable import ExploredClinic

/// Something that another session does to a record.
struct OtherChange {
    /// In words, as the end of a sentence: who does what.
    let name: String

    /// Does it.
    let make: (OtherSession) async throws -> Void

    /// A change that somebody makes.
    init(_ person: ExploringPerson, _ words: String, _ make: @escaping (OtherSession) async throws -> Void) {
        name = "\(person.rawValue) \(words)"
        self.make = { other in
            try await other.signIn(person)
            try await make(other)
        }
    }
}

/// The records on show: what the numbers and links mean that stand on the screen, or in the way to it.
struct RecordsOnShow {
    /// Every number with three or more digits.
    let numbers: [Int]

    /// Every time that a link names.
    let times: [Minute]

    /// Who is there.
    let person: ExploringPerson

    /// The words of the screen and of everything below it.
    let words: String

    /// What the app shows now.
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
    /// Every change of the records on show that Domain may allow.
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
