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
            try owner.hours.replace(those: try identity(of: owner, in: connection), connection)
        }
        return steps
    }

    private func owners() throws(AppError) -> [Owner] {
        var owners: [Owner] = []
        for draft in drafts where !owners.contains(where: { $0.clinician == draft.clinician }) {
            let spans = drafts.filter { $0.clinician == draft.clinician }.map(\.span)
            let owner = Owner(line: draft.line, clinician: draft.clinician, hours: OpeningHours(spans.inOrder))
            guard !owner.hours.overlap else {
                throw .invalidInput("Line \(draft.line): the hours of \(name(of: owner)) overlap.")
            }
            owners.append(owner)
        }
        return owners
    }

    private func step(_ owner: Owner, in connection: Connection) throws(AppError) -> ImportStep {
        let before = try OpeningHours.present(of: try identity(of: owner, in: connection), from: connection)
        let name = name(of: owner)
        guard before != owner.hours else { return .unchanged(line: owner.line, name) }
        let words = before.spans.isEmpty ? "no hours of their own" : before.words
        return .changed(line: owner.line, name, ["\(words) → \(owner.hours.words)"])
    }

    private func name(of owner: Owner) -> String { owner.clinician ?? "the clinic" }

    private func identity(of owner: Owner, in connection: Connection) throws(AppError) -> UUID? {
        guard let user = owner.clinician else { return nil }
        return try inLine(owner.line) { () throws(AppError) in try StaffRecord.clinician(user, in: connection) }
    }
}
