/// The rule for the name of a person, in addition to that for every text: it can be pronounced, and stays on its line.
package enum NameRule {
    /// The most marks, such as accents, on one letter.
    package static let mostMarks = 4

    /// The problem with a name, or nil.
    package static func flaw(in name: String) -> NameFlaw? {
        guard name.unicodeScalars.contains(where: \.isLetter) else { return .noLetter }
        var marks = 0
        for scalar in name.unicodeScalars where !scalar.isJoiner {
            marks = scalar.isMark ? marks + 1 : 0
            if marks > mostMarks { return .manyMarks }
        }
        return nil
    }
}

/// A problem with a name.
package enum NameFlaw: Hashable, Sendable {
    /// It has no letter.
    case noLetter
    /// A letter has more than ``NameRule/mostMarks`` marks.
    case manyMarks

    /// The problem in one sentence.
    package var message: String {
        switch self {
        case .noLetter: "A name has letters."
        case .manyMarks: "A name has at most \(NameRule.mostMarks) marks on one letter."
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
