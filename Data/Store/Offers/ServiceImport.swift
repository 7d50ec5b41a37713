import Domain
import FoundationEssentials

/// A list of services on its way into the tables. Runs inside a transaction. Services are known by their titles, as
/// people tell them apart.
struct ServiceImport {
    private let lines: [ImportLine<ServiceDraft>]

    init(_ lines: [ImportLine<ServiceDraft>]) { self.lines = lines }

    /// The effect of each line.
    func steps(in connection: Connection) throws(AppError) -> [ImportStep] {
        var steps: [ImportStep] = []
        for line in lines {
            try inLine(line.line) { () throws(AppError) in
                for user in line.draft.clinicians { _ = try StaffRecord.clinician(user, in: connection) }
            }
            steps.append(step(line, over: try known(line, in: connection)))
        }
        return steps
    }

    /// Makes and changes services.
    func apply(to connection: Connection) throws(AppError) -> [ImportStep] {
        let (steps, write) = (try steps(in: connection), OfferWrite(connection: connection))
        for (line, step) in zip(lines, steps) {
            if case .unchanged = step { continue }
            if let known = try known(line, in: connection) {
                try write.change(known, to: line.draft, isRetired: line.isRetired)
            } else {
                _ = try write.add(line.draft, isRetired: line.isRetired)
            }
        }
        return steps
    }

    private func step(_ line: ImportLine<ServiceDraft>, over known: Offer?) -> ImportStep {
        guard let known, case .service(let offer) = known.content else {
            return .added(line: line.line, line.draft.title)
        }
        var changes: [String] = []
        func compare(_ name: String, _ before: String, _ after: String) {
            if before != after { changes.append("\(name) \(before) → \(after)") }
        }
        compare("title", offer.service.title, line.draft.title)
        compare("minutes", "\(offer.service.minutes)", "\(line.draft.minutes)")
        let before = offer.clinicians.map(\.slug.text).sorted()
        compare("clinicians", before.joined(separator: " "), line.draft.clinicians.joined(separator: " "))
        if known.isRetired != line.isRetired { changes.append(line.isRetired ? "retired" : "offered again") }
        return changes.isEmpty
            ? .unchanged(line: line.line, line.draft.title) : .changed(line: line.line, line.draft.title, changes)
    }

    private func known(_ line: ImportLine<ServiceDraft>, in connection: Connection) throws(AppError) -> Offer? {
        try Offer.titled(line.draft.title, .services, in: connection).first
    }
}

/// Does something for a line of a list, whose number comes first in what is invalid.
func inLine<Value>(_ line: Int, _ body: () throws(AppError) -> Value) throws(AppError) -> Value {
    do throws(AppError) {
        return try body()
    } catch {
        switch error {
        case .invalidInput(let problem), .conflict(let problem, _):
            throw .invalidInput("Line \(line): \(problem.withoutCapital)")
        default: throw error
        }
    }
}
