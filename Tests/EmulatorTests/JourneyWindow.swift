@testable import TextShell

/// A full screen at which a journey's lines are typed, shown on a terminal of other people's.
@MainActor final class JourneyWindow: WindowDevice {
    let size: WindowSize
    /// How often the terminal was compared with the window.
    private(set) var comparisons = 0
    /// Differences that were found, each with the line after which it was.
    private(set) var differences: [String] = []
    private let terminal: Emulator
    private let conversation: TranscriptConversation
    private var hear: @MainActor (WindowEvent) -> Void = { _ in }
    private var (line, isClosed) = ("", false)
    /// The window that the terminal shows, and the one that it is about to show.
    private var shown: WindowDrawing?
    private var next: WindowDrawing?
    private var whenDrawnAgain: CheckedContinuation<Void, Never>?

    /// A window that is not open yet; nil where there is no terminal for it.
    init?(_ size: WindowSize, typedAt conversation: TranscriptConversation) {
        guard let terminal = Emulator(columns: size.columns, rows: size.rows) else { return nil }
        (self.size, self.terminal, self.conversation) = (size, terminal, conversation)
    }

    func open(hearing hear: @escaping @MainActor (WindowEvent) -> Void) {
        self.hear = hear
        Task {
            while let line = await conversation.line(prompt: "") { await type(line) }
            self.hear(.hungUp)
        }
    }

    func willShow(_ drawing: WindowDrawing) { next = drawing }

    func show(_ bytes: String) {
        let isWhole = bytes.contains("\u{1B}[2J")
        if isWhole, whenDrawnAgain != nil { compare(with: bytes) }
        terminal.write(bytes)
        shown = next
        guard isWhole else { return }
        whenDrawnAgain.take()?.resume()
    }

    func title(_ text: String) {}
    func begin() -> Int { 0 }

    func close() {
        (hear, isClosed) = ({ _ in }, true)
        whenDrawnAgain.take()?.resume()
    }

    /// Types a line as a command, and then asks for everything to be drawn again.
    private func type(_ line: String) async {
        guard !isClosed else { return }
        self.line = line
        await withCheckedContinuation { whenDrawnAgain in
            self.whenDrawnAgain = whenDrawnAgain
            // What is typed at the last place of all is never typed ahead.
            hear(.typed(Self.outOfFields + Array(":\(line)\r".utf8), place: .max))
            if Self.isRead(line) { hear(.typed([Self.cancel], place: .max)) }
            hear(.continued)
        }
    }

    /// Compares what the differences made of the terminal with the window that they drew, and with a terminal that
    /// everything is drawn on.
    private func compare(with whole: String) {
        // At a lock the window clears itself, whatever it was.
        guard line != "lock", let shown, let other = Emulator(columns: size.columns, rows: size.rows) else { return }
        other.write(whole)
        comparisons += 1
        let found = [terminal.difference(from: shown, reversesFocus: true), terminal.difference(from: other)]
        differences += found.compactMap(\.self).map { "after “\(line)”: \($0)" }
    }

    /// Alt-<, and Tab with Shift: from the first control to the sections, where no field takes a line.
    private static let outOfFields: [UInt8] = [0x1B, 0x3C, 0x1B, 0x5B, 0x5A]
    /// Ctrl-G.
    private static let cancel: UInt8 = 0x07

    /// Whether a line opens pages, which have to be closed again.
    private static func isRead(_ line: String) -> Bool {
        ["help", "history", "routes", "?"].contains(line.split(separator: " ").first.map(String.init) ?? "?")
    }
}
