/// Plays a transcript: types what it says at its stations, in its order, and writes down how it really goes.
@MainActor package final class TranscriptPlay {
    private let transcript: Transcript
    private let host: any TranscriptHost
    private var conversations: [String: TranscriptConversation] = [:]
    private var isStopped = false

    /// A play that has not begun.
    package init(of transcript: Transcript, on host: any TranscriptHost) {
        (self.transcript, self.host) = (transcript, host)
    }

    /// Plays it to its end.
    ///
    /// - Returns: the transcript as it goes. What is typed after the program has ended is not in it.
    package func actual() async -> Transcript {
        var (actual, station) = (transcript, "")
        actual.steps = []
        let lastSteps = lastSteps
        for (index, step) in transcript.steps.enumerated() {
            var step = step
            switch step.line {
            case .station(let text): station = String(text.split(separator: " ")[0])
            case .run(let text): await start(text, at: station)
            case .typed(let text):
                guard let conversation = conversations[station], !conversation.isOver, !isStopped else { continue }
                await host.bringUpToDate(station: station)
                guard !conversation.isOver, !isStopped else { continue }
                await conversation.type(text)
            case .comment, .setting, .answer, .blank: break
            }
            if step.line.isCommand {
                if lastSteps.contains(index) { await conversations[station]?.end() }
                step.answers = answers(in: station, to: step)
            }
            actual.steps.append(step)
        }
        if isStopped { for conversation in conversations.values { await conversation.end() } }
        return actual
    }

    /// Ends all conversations: what is left of the transcript is not played. ``actual()`` waits until every program has
    /// ended, so that nothing of theirs stays behind.
    package func stop() {
        isStopped = true
        for conversation in conversations.values { conversation.close() }
    }

    private func start(_ text: String, at station: String) async {
        guard let command = try? TranscriptCommand(text), let plan = transcript.stations[station], !isStopped else {
            return
        }
        let conversation = TranscriptConversation(checksPlaces: transcript.checksPlaces)
        conversations[station] = conversation
        let run = TranscriptRun(command, at: plan)
        await conversation.begin { [host] in await host.run(run, at: station, conversation) }
    }

    /// Where only places are checked, a line that says none is not checked.
    private func answers(in station: String, to step: Transcript.Step) -> [TranscriptAnswer] {
        let answers = conversations[station]?.takeAnswers() ?? []
        return transcript.checksPlaces && step.answers.isEmpty ? [] : answers
    }

    /// The last command of each run: the run ends right after it, so that how it ended stands there.
    private var lastSteps: Set<Int> {
        var (last, done, station): ([String: Int], Set<Int>, String) = ([:], [], "")
        for (index, step) in transcript.steps.enumerated() {
            switch step.line {
            case .station(let text): station = String(text.split(separator: " ")[0])
            case .run:
                if let end = last[station] { done.insert(end) }
                last[station] = index
            case .typed: last[station] = index
            case .comment, .setting, .answer, .blank: break
            }
        }
        return done.union(last.values)
    }
}
