import DesignSystem
import Domain
import Exploring
import Navigation
import TextShell

@testable import App
@testable import ExploredClinic
@testable import Data

/// The law: a press does what its label said when it was shown, or nothing, whatever another session does between the
/// drawing and the press.
///
/// There is no table of labels. What a label says is what the press does while nobody else is there; a press that
/// others came before changes the same cells of the same records from the same values to the same values, or none.
struct ShownLaw {
    /// The clinic that every walk has a copy of.
    let clinic: OpenClinic

    /// What is wrong with the app on purpose, or nil.
    var mistake: PlantedMistake?

    /// What a press does that was shown just now.
    func outcome(
        of press: ClinicPress, typed typing: ShownTyping, after change: OtherChange? = nil, hears: Bool = false
    ) async throws -> PressOutcome {
        let app = try await app(at: press.way)
        if let change {
            let other = try OtherSession(beside: app.clinic)
            try await other.withOwnNumbers { try await change.make(other) }
            if hears { app.clinic.store.lookForChanges() }
        }
        let lines = typing.lines(of: press.tap, at: app.screen)
        if mistake == .takesTheNewScreen { try await app.type([""]) }
        return try await outcome(of: lines, in: app)
    }

    /// What comes of lines that are typed at the screen on show.
    func outcome(of lines: [String], in app: ClinicWalk) async throws -> PressOutcome {
        let (shown, database) = (app.screen, app.clinic.store.database)
        let (before, _) = try database.copy()
        let count = try database.writeCount
        var failure: String?
        do { try await app.type(lines) } catch { failure = error.message }
        let isUnchanged = try database.writeCount == count
        let changes = isUnchanged ? [] : try ClinicContents(of: database).changes(since: ClinicContents(of: before))
        return PressOutcome(
            changes: changes, failure: failure, isTold: failure != nil || app.screen != shown,
            link: app.linkedRoute?.link)
    }

    /// The app at the end of a way, on a copy of the clinic.
    func app(at way: ClinicWay) async throws -> ClinicWalk {
        let copy = try clinic.copy()
        let app = try await Walk(on: mistake?.planted(in: copy) ?? copy, from: way.start)
        for step in way.steps { try await app.type(step) }
        return app
    }
}

extension ShownLaw {
    /// Says how an outcome breaks the law, or nil.
    static func problem(with got: PressOutcome, shown: PressOutcome, of press: ClinicPress) -> String? {
        if got.changes.isEmpty {
            if !shown.changes.isEmpty, !got.isTold { return "is refused without a word" }
            let isRow = press.tap.kind == "choose" && shown.changes.isEmpty
            guard isRow, let link = got.link, let meant = shown.link, link != meant, got.failure == nil else {
                return nil
            }
            return "opens \(link), which was shown as \(meant)"
        }
        // Of songs that were shown, those go that are still there.
        let missing = shown.changes.subtracting(got.changes)
        let areGone = missing.allSatisfy { $0.hasPrefix("play_queue_entry") && $0.hasSuffix("is gone") }
        guard !got.changes.isSubset(of: shown.changes) || !areGone else { return nil }
        return "does something else: \(got.changes.sorted().joined(separator: "; ")) — and not: "
            + shown.changes.sorted().joined(separator: "; ")
    }
}

extension Database {
    /// How many rows were written, deleted or changed so far.
    fileprivate var writeCount: Int {
        get throws {
            try writer.use { connection throws(AppError) in
                try connection.first("SELECT total_changes()") { row throws(AppError) in try row.integer(0) } ?? 0
            }
        }
    }
}
