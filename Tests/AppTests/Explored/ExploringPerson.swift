import Domain
import Exploring
import Foundation

@testable import App

/// The person who explores: one of the example clinic for each role, a newcomer, or a visitor.
nonisolated enum ExploringPerson: String, Hashable, Sendable, CaseIterable {
    /// A visitor, with nobody signed in.
    case visitor
    /// A receptionist.
    case ben
    /// A clinician.
    case chen
    /// A pharmacist.
    case ana
    /// A manager.
    case maya
    /// A receptionist with the onboarding ahead of them.
    case noor

    /// The credentials of the person, or nil for the visitor.
    var credentials: Credentials? {
        self == .visitor ? nil : Credentials(userName: rawValue, password: Secret(HelpText.examplePassword))
    }
}

/// The start of a walk.
nonisolated struct ExploredStart: ExplorableStart {
    /// The person who begins it.
    let person: ExploringPerson

    /// Whether the workstation was idle until it locked.
    var isLocked = false

    /// Every start: each person, and a locked workstation.
    static let all =
        ExploringPerson.allCases.map { ExploredStart(person: $0) } + [ExploredStart(person: .ben, isLocked: true)]

    /// The time of walks: a Monday morning by default.
    static let moment = Date(timeIntervalSince1970: 1_772_442_720)

    /// The command that begins the walk.
    var command: String {
        let command = person == .visitor ? "clinic --memory" : "clinic --memory --as \(person.rawValue)"
        return isLocked ? command + "  # and leave it until it locks" : command
    }
}
