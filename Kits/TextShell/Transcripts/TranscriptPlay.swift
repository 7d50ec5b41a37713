/// Plays a transcript: types its lines at its terminals in order, and records the actual output.
@MainActor public final class TranscriptPlay {
    private let transcript: Transcript
    private let host: any TranscriptHost
    private var conversations: [String: TranscriptConversation] = [:]
    private var isStopped = false

    /// A play that has not begun.
    public init(of transcript: Transcript, on host: any TranscriptHost) {
        (self.transcript, self.host) = (transcript, host)
    }

    /// Plays it to its end.
    ///
    /// - Returns: the actual transcript, without lines after the program's end.
    public func actual() async -> Transcript {
        var (actual, terminal) = (transcript, "")
        actual.steps = []
        let lastSteps = lastSteps
        for (index, step) in transcript.steps.enumerated() {
            var step = step
            switch step.line {
            case .terminal(let text): terminal = String(text.split(separator: " ")[0])
            case .run(let text): await start(text, at: terminal)
            case .typed(let text):
                guard let conversation = conversations[terminal], !conversation.isOver, !isStopped else { continue }
                await host.bringUpToDate(terminal: terminal)
                guard !conversation.isOver, !isStopped else { continue }
                await conversation.type(text)
            case .comment, .setting, .answer, .blank: break
            }
            if step.line.isCommand {
                if lastSteps.contains(index) { await conversations[terminal]?.end() }
                step.answers = answers(in: terminal, to: step)
            }
            actual.steps.append(step)
        }
        if isStopped { for conversation in conversations.values { await conversation.end() } }
        return actual
    }

    /// Ends all sessions without playing the rest. ``actual()`` waits until every program has ended, so that none is
    /// left running.
    public func stop() {
        isStopped = true
        for conversation in conversations.values { conversation.close() }
    }

    private func start(_ text: String, at terminal: String) async {
        guard let command = try? TranscriptCommand(text, of: transcript.program),
            let plan = transcript.terminals[terminal], !isStopped
        else {
            return
        }
        let conversation = TranscriptConversation(
            program: transcript.program, checksPlaces: transcript.checksPlaces)
        conversations[terminal] = conversation
        let run = TranscriptRun(command, at: plan)
        await conversation.begin { [host] in await host.run(run, at: terminal, conversation) }
    }

    /// A line without a place is not checked if only places are.
    private func answers(in terminal: String, to step: Transcript.Step) -> [TranscriptAnswer] {
        let answers = conversations[terminal]?.takeAnswers() ?? []
        return transcript.checksPlaces && step.answers.isEmpty ? [] : answers
    }

    /// The last command of each run. The run ends right after it, so its exit is recorded there.
    private var lastSteps: Set<Int> {
        var (last, done, terminal): ([String: Int], Set<Int>, String) = ([:], [], "")
        for (index, step) in transcript.steps.enumerated() {
            switch step.line {
            case .terminal(let text): terminal = String(text.split(separator: " ")[0])
            case .run:
                if let end = last[terminal] { done.insert(end) }
                last[terminal] = index
            case .typed: last[terminal] = index
            case .comment, .setting, .answer, .blank: break
            }
        }
        return done.union(last.values)
    }
}
