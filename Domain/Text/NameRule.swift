/// What the name of a person has to be, besides what every text has to be: something that can be called out, and that
/// stays on its line.
package enum NameRule {
    /// The most marks, such as accents, that stand on one letter.
    package static let mostMarks = 4

    /// What is wrong with a name, or nil.
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

/// What is wrong with a name.
package enum NameFlaw: Hashable, Sendable {
    /// It has no letter.
    case noLetter
    /// More than ``NameRule/mostMarks`` marks stand on one letter.
    case manyMarks

    /// What is wrong, in one sentence.
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
