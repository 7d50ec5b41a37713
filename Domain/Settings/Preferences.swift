/// The display settings of this workstation. They belong to the workstation, not to a person.
package struct Preferences: Hashable, Sendable {
    /// How many characters a line has; nil takes the room that the display has.
    package var lineLength: Int?

    /// When colour is used.
    package var color: ColorChoice

    /// Whether output is made for a screen reader: one thing on a line, headings named, no ornaments.
    package var isAccessible: Bool

    /// After how many idle minutes the terminal is locked; nil for never.
    package var idleLockMinutes: Int?

    /// The lengths of a line that can be chosen.
    package static let lineLengths = 20...400

    /// The waits before locking that can be chosen, in minutes.
    package static let idleLocks = 1...240

    /// Preferences from their parts; a number outside its range becomes the nearest one inside.
    package init(
        lineLength: Int? = nil, color: ColorChoice = .auto, isAccessible: Bool = false, idleLockMinutes: Int? = 10
    ) {
        self.lineLength = lineLength.map {
            min(max($0, Self.lineLengths.lowerBound), Self.lineLengths.upperBound)
        }
        self.color = color
        self.isAccessible = isAccessible
        self.idleLockMinutes = idleLockMinutes.map {
            min(max($0, Self.idleLocks.lowerBound), Self.idleLocks.upperBound)
        }
    }

    /// The same preferences with every number in its range.
    package var withinRanges: Preferences {
        Preferences(
            lineLength: lineLength, color: color, isAccessible: isAccessible, idleLockMinutes: idleLockMinutes)
    }
}

/// When colour is used.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// On a display that can show it.
    case auto
    case always
    case never
}
