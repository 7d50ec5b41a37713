import DesignSystem
import Domain
import Exploring
import Navigation
import TextShell

@testable import App
@testable import Data

/// The law: a press does what its label said when it was shown, or nothing, whatever another session does between the
/// drawing and the press.
///
/// There is no table of labels. The meaning of a label is the effect of the press without other sessions. A press
/// after someone else's change has to change the same cells of the same records from the same values to the same
/// values, or none.
struct ShownLaw {
    /// The clinic that every walk copies.
    let clinic: OpenClinic

    /// The planted mistake, or nil.
    var mistake: PlantedMistake?

    /// The effect of a press that was just shown.
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

    /// The effect of lines typed at the visible screen.
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
    /// The violation of the law by an outcome, or nil.
    static func problem(with got: PressOutcome, shown: PressOutcome, of press: ClinicPress) -> String? {
        if got.changes.isEmpty {
            if !shown.changes.isEmpty, !got.isTold { return "is refused without a word" }
            let isRow = press.tap.kind == "choose" && shown.changes.isEmpty
            guard isRow, let link = got.link, let meant = shown.link, link != meant, got.failure == nil else {
                return nil
            }
            return "opens \(link), which was shown as \(meant)"
        }
        // Of the songs shown, those that still exist are removed.
        let missing = shown.changes.subtracting(got.changes)
        let areGone = missing.allSatisfy { $0.hasPrefix("play_queue_entry") && $0.hasSuffix("is gone") }
        guard !got.changes.isSubset(of: shown.changes) || !areGone else { return nil }
        return "does something else: \(got.changes.sorted().joined(separator: "; ")) — and not: "
            + shown.changes.sorted().joined(separator: "; ")
    }
}

extension Database {
    /// The number of rows written, deleted or changed so far.
    fileprivate var writeCount: Int {
        get throws {
            try writer.use { connection throws(AppError) in
                try connection.first("SELECT total_changes()") { row throws(AppError) in try row.integer(0) } ?? 0
            }
        }
    }
}
