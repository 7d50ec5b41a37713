/// The display settings of this workstation. They belong to the workstation, not to a person.
package struct Preferences: Hashable, Sendable {
    /// How many cells a line has; nil takes the terminal's width.
    package var width: Int?

    /// When colour is used.
    package var color: ColorChoice

    /// Whether output is made for a screen reader: one thing on a line, headings named, no ornaments.
    package var isAccessible: Bool

    /// After how many idle minutes the workstation is locked; nil for never.
    package var idleLockMinutes: Int?

    /// The widths that can be chosen, in cells.
    package static let widths = 20...400

    /// The waits before locking that can be chosen, in minutes.
    package static let idleLocks = 1...240

    /// Preferences from their parts; a number outside its range becomes the nearest one inside.
    package init(
        width: Int? = nil, color: ColorChoice = .auto, isAccessible: Bool = false, idleLockMinutes: Int? = 10
    ) {
        self.width = width.map { min(max($0, Self.widths.lowerBound), Self.widths.upperBound) }
        self.color = color
        self.isAccessible = isAccessible
        self.idleLockMinutes = idleLockMinutes.map {
            min(max($0, Self.idleLocks.lowerBound), Self.idleLocks.upperBound)
        }
    }

    /// The same preferences with every number in its range.
    package var withinRanges: Preferences {
        Preferences(
            width: width, color: color, isAccessible: isAccessible, idleLockMinutes: idleLockMinutes)
    }
}

/// When colour is used.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// On a terminal that can show it.
    case auto
    case always
    case never
}
