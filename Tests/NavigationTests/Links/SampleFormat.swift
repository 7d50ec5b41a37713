@testable import Navigation

extension LinkFormat {
    /// What the links of these tests begin with.
    static let sample = LinkFormat(scheme: "clinic", host: "clinic.example")
}

extension LinkTable {
    /// A table that may have mistakes.
    static func unchecked(_ patterns: [LinkPattern<Route>]) -> LinkTable {
        let shapes = patterns.map(\.shape)
        return LinkTable(.sample, shapes, LinkTree(shapes), [LinkGroup(patterns)])
    }
}

extension RefusedLink {
    /// What is wrong and where, in a few words.
    var said: String {
        let place = "“\(part)” (character \(position))"
        return switch reason {
        case .tooLong: "it is too long"
        case .forbiddenCharacter: "\(place) has a character that no link has"
        case .otherOrigin: "it does not start with “\(part)”"
        case .badEncoding: "the percent-encoding of \(place) is broken"
        case .emptyPart: "\(place) is one too many"
        case .noPlace: "it names no place"
        case .notUnderstood: "\(place) was not understood"
        case .repeated: "\(place) stands there twice"
        case .incomplete: "something is missing at its end"
        case .missing(let item): "“\(item)” is missing at its end"
        }
    }
}

extension LinkAddress {
    /// Takes a link of these tests apart.
    init(_ link: String) throws(RefusedLink) { try self.init(link, in: .sample) }
}
