import TextShell

/// A full screen whose keys are fixed, for a person who waits for what each of them leads to.
final class KeyedWindow: WindowDevice {
    let size = WindowSize(columns: 80, rows: 60)
    /// The screen as it was when everything was drawn again after the last key.
    private(set) var screen = ""
    private let keys: [Character]

    /// Keys as they are written: `⏎` is Enter, `↓` Down, `⌕` Ctrl-K, and a character itself.
    init(_ keys: String) {
        self.keys = Array(keys)
    }

    func open(hearing hear: @escaping @MainActor (WindowEvent) -> Void) {
        // What is typed at the last place of all is never typed ahead.
        for key in keys { hear(.typed(Self.bytes(of: key), place: .max)) }
        hear(.typed([Self.redraw], place: .max))
        hear(.hungUp)
    }

    func show(_ bytes: String) { screen = bytes.replacing(/\u{1B}\[[?0-9;]*[A-Za-z]/, with: "") }
    func title(_ text: String) {}
    func begin() -> Int { 0 }
    func close() {}

    /// Ctrl-L.
    private static let redraw: UInt8 = 0x0C

    private static func bytes(of key: Character) -> [UInt8] {
        switch key {
        case "⏎": [0x0D]
        case "↓": Array("\u{1B}[B".utf8)
        case "⌕": [0x0B]
        default: Array(String(key).utf8)
        }
    }
}
