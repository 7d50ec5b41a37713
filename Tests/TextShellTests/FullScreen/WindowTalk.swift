import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

/// A window of a test: it keeps what is written to it.
@MainActor final class RecordedWindow: WindowDevice {
    var size = WindowSize(columns: 40, rows: 14)
    private(set) var written: [String] = []
    private(set) var titles: [String] = []
    private(set) var isOpen = false
    private(set) var place = 0
    var isGone = false
    private(set) var hear: @MainActor (WindowEvent) -> Void = { _ in }

    func open(hearing hear: @escaping @MainActor (WindowEvent) -> Void) {
        (isOpen, self.hear) = (true, hear)
    }

    func show(_ bytes: String) throws(OutputClosed) {
        if isGone { throw OutputClosed(readerIsGone: true) }
        written.append(bytes)
    }

    func title(_ text: String) { titles.append(text) }

    func begin() -> Int {
        place += 1
        return place
    }

    func close() { isOpen = false }
}

/// A conversation with the sample app in a window.
@MainActor struct WindowTalk {
    let model = SampleModel()
    let scene: SampleScene
    let device = RecordedWindow()
    let output = RecordedOutput()
    let clock = ManualClock()
    let session: WindowSession
    private let run: Outcome<ExitCode>

    init(at spots: [Spot] = [], scene: SampleScene? = nil, size: WindowSize? = nil) async {
        self.scene = scene ?? .app(model)
        if scene == nil { self.scene.stack.become(spots) }
        if let size { device.size = size }
        let settings = WindowSettings(theme: { WindowTheme(.plain) }, width: { nil }, clock: clock) { _ in nil }
        let session = WindowSession(scene: self.scene, device: device, output: output, settings: settings)
        self.session = session
        run = Outcome { await session.run() }
        await letOthersRun()
    }

    /// Types keys, as a table writes them, at the place that is on show.
    func type(_ keys: String, at place: Int? = nil) async {
        device.hear(.typed(KeyNotation.bytes(keys), place: place ?? device.place))
        await letOthersRun()
    }

    /// Types bytes that are read at once.
    func type(bytes: some Sequence<UInt8>) async {
        device.hear(.typed(Array(bytes), place: device.place))
        await letOthersRun()
    }

    /// The rows of the window without blanks at their ends.
    var rows: [String] {
        session.window.drawing.rows.map { $0.map(\.text).joined().trimmed(atEnd: true) }
    }

    /// The row with the mark of the focus.
    var focused: String? { rows.first { $0.contains("▸") }?.trimmingPrefix(" ").description }

    /// The exit code once it is over.
    var code: ExitCode? { get async { await run.soon() } }
}

extension String {
    fileprivate func trimmed(atEnd: Bool) -> String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
