import Foundation
@testable import Navigation

extension LinkFormat {
    /// The format of the links of these tests.
    static let sample = LinkFormat(
        scheme: "clinic", host: "clinic.example", normalized: \.precomposedStringWithCanonicalMapping)
}

extension LinkTable {
    /// A table that may have mistakes.
    static func unchecked(_ patterns: [LinkPattern<Route>]) -> LinkTable {
        let shapes = patterns.map(\.shape)
        return LinkTable(.sample, shapes, LinkTree(shapes), [LinkGroup(patterns)])
    }
}

extension RefusedLink {
    /// The problem and its place, in a few words.
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
    /// Parses a link of these tests.
    init(_ link: String) throws(RefusedLink) { try self.init(link, in: .sample) }
}
