import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync

/// A person at one workstation who makes random writes, and the acknowledged ones.
struct RandomWriter: Sendable {
    let workstation: ClinicWorkstation
    /// The person who is signed in; nobody else writes in their name.
    let me: Staff.ID
    var random: SeededGenerator
    var journal = WriteJournal()
    /// The patients that they know: those of the example clinic, and those they registered.
    var patients = (2_001...2_012).map { PatientNumber.known($0) }

    init(_ workstation: ClinicWorkstation, as me: Staff.ID, seed: UInt64) {
        (self.workstation, self.me) = (workstation, me)
        random = SeededGenerator(seed: seed)
    }

    /// The possible actions, as often as they are drawn.
    private enum Deed: String {
        case register, edit, note, sell, pay, handOut, cancel, book, move, callOff

        static let all: [Deed] =
            [.register, .edit, .edit, .edit, .note, .note, .sell, .sell, .sell, .pay, .pay, .cancel, .cancel, .cancel]
            + [.book, .book, .move, .callOff, .handOut]
    }

    /// Makes one write. A refusal by the clinic, such as for a time that is taken, is an answer like any other.
    mutating func write() async throws {
        let deed = Deed.all[Int.random(in: 0..<Deed.all.count, using: &random)]
        do {
            switch deed {
            case .register: try await register()
            case .edit: try await edit()
            case .note: try await note()
            case .sell: try await sell()
            case .pay: try await take(a: .placed, to: .paid)
            case .handOut: try await handOut()
            case .cancel: try await take(a: Bool.random(using: &random) ? .placed : .paid, to: .cancelled)
            case .book: try await book()
            case .move: try await move()
            case .callOff: try await callOff()
            }
            journal.count(deed.rawValue)
            journal.acknowledged += 1
        } catch let error as AppError {
            guard error.isOfTheClinic else { throw error }
            journal.count("refused")
        }
    }

    /// One of several values, or a refusal if there is none.
    mutating func one<Value>(of values: [Value]) throws(AppError) -> Value {
        guard !values.isEmpty else { throw .conflict("There is none.") }
        return values[Int.random(in: 0..<values.count, using: &random)]
    }
}

extension AppError {
    /// Whether the clinic's own rules refuse something.
    fileprivate var isOfTheClinic: Bool {
        switch self {
        case .conflict, .notAllowed, .notFound, .needsAnotherPerson, .invalidInput: true
        default: false
        }
    }
}
