import LayeringEngine

/// The exceptions of a package, counted by their kinds.
enum ExceptionList: String, CaseIterable, Sendable {
    case text, json

    /// The list in this way, ready to be written to standard output.
    ///
    /// - Parameters:
    ///   - exceptions: all of them.
    ///   - configuration: the path of the file in which they stand, apart from those in sources.
    ///   - today: the day from which days are counted.
    /// - Returns: the list.
    func written(_ exceptions: [Exemption], configuration: String, today: String) -> String {
        let lines = exceptions.map { ExceptionLine($0, configuration: configuration, today: today) }
            .sorted { ($0.kind, $0.home, $0.exception.place) < ($1.kind, $1.home, $1.exception.place) }
        let counts = Exemption.Kind.allCases.map { kind in (kind, exceptions.count { $0.kind == kind }) }
        switch self {
        case .text:
            let total = counts.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
            return lines.map { $0.text + "\n" }.joined() + total + "\n"
        case .json:
            return JSONText.object(
                counts.map { ($0.rawValue, "\($1)") } + [("exceptions", JSONText.array(lines.map(\.json)))]) + "\n"
        }
    }
}

/// An exception as a list tells it.
private struct ExceptionLine {
    let exception: Exemption
    let home: String
    let daysLeft: Int?

    init(_ exception: Exemption, configuration: String, today: String) {
        self.exception = exception
        home = exception.kind == .inline ? exception.path : configuration
        daysLeft = exception.kind == .expiring ? Day.count(from: today, to: exception.until) : nil
    }

    var kind: Int { Exemption.Kind.allCases.firstIndex(of: exception.kind) ?? 0 }

    private var place: String { "\(home):\(exception.place.line):\(exception.place.column)" }

    /// As compilers point at something.
    var text: String {
        let subject = [exception.rule, exception.kind == .inline ? nil : exception.path, exception.name]
            .compactMap(\.self).joined(separator: " ")
        let audit = exception.isForAudit ? " in the audit" : ""
        return "\(place): \(exception.kind.rawValue): \(subject)\(audit)\(expiry): \(exception.reason)"
    }

    private var expiry: String {
        guard let daysLeft else { return "" }
        let left = daysLeft < 0 ? "expired" : daysLeft == 1 ? "1 day left" : "\(daysLeft) days left"
        return ", \(left), until \(exception.until), \(exception.owner)"
    }

    var json: String {
        let texts = [
            ("kind", exception.kind.rawValue), ("rule", exception.rule), ("path", exception.path),
            ("name", exception.name), ("reason", exception.reason), ("file", home),
            ("owner", exception.owner.isEmpty ? nil : exception.owner),
            ("until", exception.until.isEmpty ? nil : exception.until),
        ].compactMap { key, value in value.map { (key, JSONText.string($0)) } }
        return JSONText.object(
            texts + [("line", "\(exception.place.line)"), ("column", "\(exception.place.column)")]
                + (daysLeft.map { [("daysLeft", "\($0)")] } ?? []) + [("audit", "\(exception.isForAudit)")])
    }
}
