/// The purpose of a run of text, which a theme turns into a look.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    case plain
    case title
    case heading
    case strong
    case secondary
    case warning
    case number
    case selected
}

extension TextStyle {
    init(_ emphasis: Emphasis) {
        self =
            switch emphasis {
            case .primary: .plain
            case .secondary: .secondary
            case .strong: .strong
            case .warning: .warning
            }
    }
}
