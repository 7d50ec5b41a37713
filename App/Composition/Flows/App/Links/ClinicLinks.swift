import DesignSystem
import Domain
import Navigation

nonisolated extension LinkFormat {
    /// The format of all links of the app. The host is reserved for examples (RFC 2606).
    static let clinic = LinkFormat(scheme: "clinic", host: "clinic.example") { $0.normalized(to: .c) }
}

nonisolated extension RefusedLink {
    /// The problem and the remedy, on one line that is safe to print.
    var message: String {
        "“\(Self.start(of: link, cells: 60))” was not opened: \(explanation). “routes” lists the links that there are."
    }

    private var explanation: String {
        let part = Self.start(of: part, cells: 30)
        let place = "“\(part)” (character \(position))"
        return switch reason {
        case .tooLong: "it is longer than \(LinkFormat.clinic.maxLength) bytes"
        case .forbiddenCharacter: "\(place) has a character that no link has"
        case .otherOrigin:
            "links start with \(LinkFormat.clinic.scheme):// or https://\(LinkFormat.clinic.host ?? "")/, not with “\(part)”"
        case .badEncoding: "the percent-encoding of \(place) is broken"
        case .emptyPart: "\(place) is one too many"
        case .noPlace: "it names no place"
        case .notUnderstood: "\(place) was not understood"
        case .repeated: "\(place) stands there twice"
        case .incomplete: "something is missing at its end"
        case .missing(let item): "“\(item)” is missing at its end"
        }
    }

    /// The beginning of a text, safe to print. Cut by scalars first: one character can be made of any number of them.
    private static func start(of text: String, cells: Int) -> String {
        let start = String(text.unicodeScalars.prefix(80))
        let isWhole = start.utf8.count == text.utf8.count
        return (VisibleText.escaped(start) + (isWhole ? "" : "…")).truncated(to: cells)
    }
}
