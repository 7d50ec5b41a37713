import DataSupport
import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// The log about writes that come from elsewhere, and of choices between them.
@Suite(.timeLimit(.minutes(60))) struct LoggedArrivalTests {
    @Test func `each write from elsewhere is in the log as its author's`() async throws {
        let workstations = try await Workstations(3)
        try await workstations.second.signIn(.manager)
        try await workstations.first.edit(.known(2_003)) { $0.phone = "600 555 111" }
        try await workstations.settle()
        try await workstations.second.edit(.known(2_003)) { $0.phone = "600 555 222" }
        try await workstations.second.signIn(.receptionist)
        try await workstations.second.edit(.known(2_003)) { $0.email = "ada@example.com" }
        try await workstations.settle()
        let late = try await Workstations.joined(FakeRemote(workstations.server))
        for workstation in workstations.all + [late] {
            let entries = try workstation.changes(of: .known(2_003))
            #expect(entries.map(\.author) == ["Ben Okafor", "Maya Lindqvist", "Ben Okafor"])
            #expect(entries.map { $0.fields.map(\.after) } == [["600 555 111"], ["600 555 222"], ["ada@example.com"]])
            #expect(try workstation.logProblems() == [])
        }
    }

    @Test(arguments: [false, true])
    func `what comes below a write that waits is its author's, or nobody's of several`(_ isOfTwo: Bool) async throws {
        let workstations = try await Workstations()
        try await workstations.second.signIn(.clinician)
        try await workstations.second.edit(.known(2_003)) { $0.email = "ada@example.com" }
        try await workstations.first.edit(.known(2_003)) { $0.phone = "600 555 111" }
        if isOfTwo {
            try await workstations.first.signIn(.manager)
            try await workstations.first.edit(.known(2_003)) { $0.phone = "600 555 222" }
        }
        let number = try workstations.second.changes(of: .known(2_003)).count
        #expect(try await workstations.first.sync.sync().problem == nil)
        #expect(try await workstations.second.sync.sync().problem == nil)
        let come = try workstations.second.changes(of: .known(2_003)).dropFirst(number)
        #expect(come.flatMap(\.fields).map(\.after) == (isOfTwo ? [] : ["600 555 111"]))
        #expect(come.map(\.author) == (isOfTwo ? [] : ["Ben Okafor"]))
        try await workstations.settle()
        let all = try workstations.first.changes(of: .known(2_003)).map(\.author)
        #expect(all == ["Ben Okafor"] + (isOfTwo ? ["Maya Lindqvist"] : []) + ["Dr. Chen Wei 陳偉"])
        #expect(try workstations.second.logProblems() == [])
    }

    @Test(arguments: OutboxSide.allCases)
    func `a choice is in the log as the change of the person who chose`(_ side: OutboxSide) async throws {
        let workstations = try await Workstations()
        try await workstations.first.edit(.known(2_003)) { $0.phone = "600 555 111" }
        try await workstations.second.edit(.known(2_003)) { $0.phone = "600 555 222" }
        try await workstations.settle()
        try await workstations.second.signIn(.manager)
        let entry = try await workstations.second.onlyEntry()
        let contested = try #require(entry.fields.first { $0.isContested })
        let before = try workstations.second.changes(of: .known(2_003)).count
        try await workstations.second.sync.resolve(entry.id, keeping: [contested.id: side])
        let chosen = try workstations.second.changes(of: .known(2_003)).dropFirst(before)
        #expect(chosen.map(\.author) == (side == .mine ? [] : ["Maya Lindqvist"]))
        #expect(chosen.flatMap(\.fields).map(\.after) == (side == .mine ? [] : ["600 555 111"]))
        try await workstations.settle()
        for workstation in workstations.all { #expect(try workstation.logProblems() == []) }
        try await workstations.expectEqual()
    }
}

extension ClinicWorkstation {
    /// The changes of a patient that somebody is known to have made, oldest first.
    fileprivate func changes(of number: PatientNumber) throws -> [HistoryEntry] {
        try database.read { connection throws(AppError) in
            let words = try LogWords(in: connection, timeZone: timeZone, for: .manager)
            let written = try connection.rows(
                """
                SELECT position, intent FROM log_entry
                WHERE position IN (SELECT position FROM log_subject WHERE subject = (SELECT id FROM patient WHERE number = ?))
                ORDER BY position
                """, [.integer(number.rawValue)]
            ) { row throws(AppError) in (try row.integer(0), SignedIntent(try row.blob(1))) }
            var entries: [HistoryEntry] = []
            for case (let position, let intent?) in written { entries += try words.entries(intent, at: position) }
            return entries.filter { $0.author != nil }
        }
    }

    fileprivate func logProblems() throws -> [String] {
        try database.read { connection throws(AppError) in
            var verification = try LogVerification(in: connection)
            return try verification.run().map(\.problem)
        }
    }
}
