import DesignSystem
import Domain

/// The preferences as the user changes them.
nonisolated struct SettingsDraft: EditableForm {
    var width: WidthChoice
    var color: ColorTitle
    var isAccessible: Bool
    var idleLock: IdleLockChoice

    init(_ preferences: Preferences) {
        width = WidthChoice(cells: preferences.lineLength)
        color = ColorTitle(color: preferences.color)
        isAccessible = preferences.isAccessible
        idleLock = IdleLockChoice(minutes: preferences.idleLockMinutes)
    }

    var preferences: Preferences {
        Preferences(
            lineLength: width.cells, color: color.color, isAccessible: isAccessible, idleLockMinutes: idleLock.minutes)
    }
}

extension SettingsDraft {
    static let fields = [
        FormField<Self>("Width", words: { $0.width.title }, write: { $1.width = WidthChoice(cells: Int($0)) }),
        FormField<Self>(
            "Colour", words: { $0.color.title },
            write: { words, form in
                ColorChoice(rawValue: words).map { form.color = ColorTitle(color: $0) }
            }),
        FormField<Self>(
            "Accessible output", words: { $0.isAccessible ? "on" : "off" },
            write: { $1.isAccessible = $0 == "on" }),
        FormField<Self>(
            "Lock when idle", words: { $0.idleLock.title },
            write: { $1.idleLock = IdleLockChoice(minutes: $0.split(separator: " ").first.flatMap { Int($0) }) }),
    ]
}

/// A width to choose.
nonisolated struct WidthChoice: Hashable, Sendable, Identifiable {
    let cells: Int?

    var id: Self { self }
    var title: String { cells.map(String.init) ?? "terminal" }

    /// The usual widths, and the one that is saved if it is another.
    static func all(and saved: WidthChoice) -> [WidthChoice] {
        let usual = [nil, 40, 60, 80, 100, 120].map(WidthChoice.init)
        return usual.contains(saved) ? usual : usual + [saved]
    }
}

/// A use of colour to choose.
nonisolated struct ColorTitle: Hashable, Sendable, Identifiable {
    let color: ColorChoice

    var id: Self { self }
    var title: String { color.rawValue }

    static let all = ColorChoice.allCases.map(ColorTitle.init)
}

/// A wait before locking to choose.
nonisolated struct IdleLockChoice: Hashable, Sendable, Identifiable {
    let minutes: Int?

    var id: Self { self }
    var title: String { minutes.map { "\($0) min" } ?? "never" }

    /// The usual waits, and the one that is saved if it is another.
    static func all(and saved: IdleLockChoice) -> [IdleLockChoice] {
        let usual = [nil, 1, 5, 10, 30, 60].map(IdleLockChoice.init)
        return usual.contains(saved) ? usual : usual + [saved]
    }
}
