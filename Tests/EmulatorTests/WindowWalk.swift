import HeadlessUI

@testable import TextShell

/// A window at which a random person types, while others change what it shows.
struct WindowWalk {
    let theme: WindowTheme
    private var screens: RandomScreens
    private var table = RandomTable()
    private var window: Window
    private var shown: WindowDrawing?

    init(seed: UInt64, columns: Int, rows: Int, theme: WindowTheme) {
        self.theme = theme
        screens = RandomScreens(numbers: SeededNumbers(state: seed))
        window = Window(size: WindowSize(columns: columns, rows: rows))
    }

    var drawing: WindowDrawing { window.drawing }

    /// Takes a step, and returns the bytes that it draws.
    mutating func step() -> String {
        switch Int.random(in: 0..<15, using: &screens.numbers) {
        case 0, 1:
            let place = ScenePlace(Int.random(in: 0..<3, using: &screens.numbers))
            let isOwn = Bool.random(using: &screens.numbers)
            window.show(screens.screen(), at: place, live: [place], isOwn: isOwn)
        case 2: window.forgetChanges()
        case 3: window.message = [screens.text(most: 30)]
        case 4: window.overlay = .pages(Pages(text: screens.text(most: 80), isProse: true))
        case 5: type(screens.text())
        case 6, 7, 8:
            let place = ScenePlace(3)
            let isOwn = Bool.random(using: &screens.numbers)
            window.show(table.changed(&screens.numbers), at: place, live: [place], isOwn: isOwn)
        default: _ = window.press(key())
        }
        let drawing = window.drawing
        defer { shown = drawing }
        return shown.map { drawing.replacing($0, in: theme) } ?? drawing.whole(in: theme)
    }

    private mutating func type(_ text: String) {
        for scalar in text.unicodeScalars { _ = window.press(.edit(.text(scalar))) }
    }

    private mutating func key() -> WindowKey {
        let keys: [WindowKey] = [
            .tab, .backTab, .edit(.earlier), .edit(.later), .edit(.left), .edit(.right), .edit(.enter), .escape,
            .pageDown, .pageUp, .wheel(down: true), .wheel(down: false), .palette, .edit(.erase), .edit(.text(":")),
            .edit(.paste(screens.text())), .edit(.lineEnd), .edit(.lineStart),
            .click(
                column: Int.random(in: 0..<window.size.columns, using: &screens.numbers),
                row: Int.random(in: 0..<window.size.rows, using: &screens.numbers)),
        ]
        return keys.randomElement(using: &screens.numbers) ?? .tab
    }
}
