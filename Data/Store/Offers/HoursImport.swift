import Domain
import FoundationEssentials

/// A list of hours on its way into the tables. Runs inside a transaction. The clinic and each clinician whom the list
/// names have exactly these hours afterwards; the others keep theirs.
struct HoursImport {
    /// The lines about the clinic, or about one clinician.
    private struct Owner {
        let line: Int
        let clinician: String?
        let hours: OpeningHours
    }

    private let drafts: [HoursDraft]

    init(_ drafts: [HoursDraft]) { self.drafts = drafts }

    /// The effect on each owner, at the first line that names it.
    func steps(in connection: Connection) throws(AppError) -> [ImportStep] {
        var steps: [ImportStep] = []
        for owner in try owners() { steps.append(try step(owner, in: connection)) }
        return steps
    }

    /// Replaces the hours of each owner.
    func apply(to connection: Connection) throws(AppError) -> [ImportStep] {
        let steps = try steps(in: connection)
        for owner in try owners() {
            if let user = owner.clinician {
                let id = try StaffRecord.clinician(user, line: owner.line, in: connection)
                try connection.willChange(.staff, id)
                try connection.run("DELETE FROM staff_hours WHERE staff_id = ?", [.identity(id)])
                try insert(owner.hours, "staff_hours (weekday, opens, closes, staff_id)", [.identity(id)], connection)
            } else {
                try connection.willChangeClinic()
                try connection.run("DELETE FROM opening_hours")
                try insert(owner.hours, "opening_hours (weekday, opens, closes)", [], connection)
            }
        }
        return steps
    }

    private func owners() throws(AppError) -> [Owner] {
        var owners: [Owner] = []
        for draft in drafts where !owners.contains(where: { $0.clinician == draft.clinician }) {
            let spans = drafts.filter { $0.clinician == draft.clinician }.map(\.span)
                .sorted { ($0.weekday, $0.opens) < ($1.weekday, $1.opens) }
            let owner = Owner(line: draft.line, clinician: draft.clinician, hours: OpeningHours(spans))
            guard !owner.hours.overlap else {
                throw .invalidInput("Line \(draft.line): the hours of \(name(of: owner)) overlap.")
            }
            owners.append(owner)
        }
        return owners
    }

    private func step(_ owner: Owner, in connection: Connection) throws(AppError) -> ImportStep {
        var before = OpeningHours([])
        if let user = owner.clinician {
            let id = try StaffRecord.clinician(user, line: owner.line, in: connection)
            before = try OpeningHours.own(of: Identifier(id), from: connection)
        } else {
            before = try OpeningHours.read(from: connection)
        }
        let name = name(of: owner)
        guard before != owner.hours else { return .unchanged(line: owner.line, name) }
        let words = before.spans.isEmpty ? "no hours of their own" : before.words
        return .changed(line: owner.line, name, ["\(words) → \(owner.hours.words)"])
    }

    private func name(of owner: Owner) -> String { owner.clinician ?? "the clinic" }

    private func insert(
        _ hours: OpeningHours, _ columns: String, _ more: [SQLValue], _ connection: Connection
    ) throws(AppError) {
        let marks = (0..<3 + more.count).map { _ in "?" }.joined(separator: ", ")
        for span in hours.spans {
            try connection.run(
                "INSERT INTO \(columns) VALUES (\(marks))",
                [.integer(span.weekday), .integer(span.opens.minutes), .integer(span.closes.minutes)] + more)
        }
    }
}

extension StaffRecord {
    /// The identity of the clinician whom a line of a list names by user name.
    static func clinician(_ user: String, line: Int, in connection: Connection) throws(AppError) -> UUID {
        let record = try find(userName: user, in: connection)
        guard let record, record.leftAt == nil, record.staff.role == .clinician else {
            throw .invalidInput("Line \(line): no clinician has the user name “\(user)”.")
        }
        return record.staff.id.rawValue
    }
}
