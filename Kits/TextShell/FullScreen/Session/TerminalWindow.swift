import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif
import HeadlessUI
import Synchronization

/// A window on all of the process's terminal.
@MainActor public final class TerminalWindow: WindowDevice {
    private let terminal: Terminal
    private let program: ShellProgram
    private let keys = TypedBytes()
    private var hear: @MainActor (WindowEvent) -> Void = { _ in }

    /// A window that is not open yet.
    public init(terminal: Terminal, program: ShellProgram) {
        (self.terminal, self.program) = (terminal, program)
    }

    /// The size of the terminal by now.
    public var size: WindowSize { terminal.size }

    /// Takes the terminal's other screen, and its keys.
    public func open(hearing hear: @escaping @MainActor (WindowEvent) -> Void) {
        self.hear = hear
        terminal.whenContinued = { hear(.continued) }
        terminal.whenResized = { hear(.resized) }
        terminal.openWindow()
        let keys = keys
        keys.listen { Task { @MainActor [weak self] in self?.hearAll() } }
    }

    private func hearAll() {
        for (bytes, place) in keys.taken() { hear(bytes.isEmpty ? .hungUp : .typed(bytes, place: place)) }
    }

    /// Writes to the terminal.
    public func show(_ bytes: String) throws(OutputClosed) {
        guard StandardOutput.send(bytes, to: STDOUT_FILENO) else { throw OutputClosed(readerIsGone: errno == EPIPE) }
    }

    /// Names the terminal's window.
    public func title(_ text: String) {
        terminal.title("\(program.title): \(text)")
    }

    /// Counts the places.
    public func begin() -> Int { keys.begin() }

    /// Gives the terminal back.
    public func close() {
        hear = { _ in }
        terminal.giveBack()
    }
}

/// Reads what is typed on a thread of its own, at once: each piece carries the number of the place that was on show.
private final class TypedBytes: Sendable {
    private let reader = DispatchQueue(label: "shell.window")
    private let place = Atomic<Int>(0)
    private let heard = Mutex<[(bytes: [UInt8], place: Int)]>([])

    /// Begins another place.
    func begin() -> Int { place.add(1, ordering: .relaxed).newValue }

    /// Reads until the terminal is gone. An empty piece is the last.
    func listen(_ wake: @escaping @Sendable () -> Void) {
        reader.async { [self] in
            var isOpen = true
            while isOpen {
                let bytes = Self.next()
                let piece = (bytes, place.load(ordering: .relaxed))
                heard.withLock { $0.append(piece) }
                isOpen = !bytes.isEmpty
                wake()
            }
        }
    }

    /// Removes and returns all pieces.
    func taken() -> [(bytes: [UInt8], place: Int)] {
        heard.withLock { heard in
            defer { heard = [] }
            return heard
        }
    }

    private static func next() -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 4096)
        var count = read(STDIN_FILENO, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &chunk, chunk.count) }
        return Array(chunk.prefix(max(0, count)))
    }
}
