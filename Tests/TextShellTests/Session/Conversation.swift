import HeadlessUI
import Navigation
import Support
import TextShell

/// One session with the sample app, and all its output.
@MainActor struct Conversation {
    let model = SampleModel()
    let scene: SampleScene
    let input: ScriptedInput
    let output = RecordedOutput()
    let session: ShellSession

    init(
        _ lines: [String] = [], at spots: [Spot] = [], end: ScriptedInput.End = .atOnce,
        format: ScreenFormat.Kind = .text, tellsChanges: Bool = false,
        stopsAtFailure: Bool = false, isTerminal: Bool = false, clock: any Clock<Duration> = ManualClock()
    ) {
        scene = .app(model)
        scene.stack.become(spots)
        input = ScriptedInput(lines, end: end, isTerminal: isTerminal)
        let format = ScreenFormat(format, width: 40, theme: .none, tellsChanges: tellsChanges)
        let settings = ShellSettings(program: .sample, format: { format }, stopsAtFailure: stopsAtFailure, clock: clock)
        { _ in nil }
        session = ShellSession(scene: scene, input: input, output: output, settings: settings)
    }

    /// The breadcrumb of every screen: the first line without the account.
    var places: [String] {
        output.written.map { text in
            text.prefix { $0 != "\n" }.split(separator: "  ").first.map { $0.trimmingPrefix(" ") }.map(String.init)
                ?? ""
        }
    }
}
