import Domain
import Exploring
import Foundation

@testable import App

/// Who the explorer is: one person of the example clinic for each role, a newcomer, and whoever stands before it.
nonisolated enum ExploringPerson: String, Hashable, Sendable, CaseIterable {
    /// Nobody who is signed in.
    case visitor
    /// A receptionist.
    case ben
    /// A clinician.
    case chen
    /// A pharmacist.
    case ana
    /// A manager.
    case maya
    /// A receptionist who has yet to go through the first steps.
    case noor

    /// How the person signs in, or nil for the visitor.
    var credentials: Credentials? {
        self == .visitor ? nil : Credentials(userName: rawValue, password: Secret(HelpText.examplePassword))
    }
}

/// How a walk begins.
nonisolated struct ExploredStart: ExplorableStart {
    /// Who begins it.
    let person: ExploringPerson

    /// Whether they left the workstation alone until it locked.
    var isLocked = false

    /// Every start: each person, and a locked workstation.
    static let all =
        ExploringPerson.allCases.map { ExploredStart(person: $0) } + [ExploredStart(person: .ben, isLocked: true)]

    /// When walks take place: a Monday morning, unless told otherwise.
    static let moment = Date(timeIntervalSince1970: 1_772_442_720)

    /// The command that begins it.
    var command: String {
        let command = person == .visitor ? "clinic --memory" : "clinic --memory --as \(person.rawValue)"
        return isLocked ? command + "  # and leave it until it locks" : command
    }
}
