import TextShell

/// Running transcripts from the command line.
extension Launcher {
    /// Runs the transcripts of some files, and says where they go another way than is written; or writes how they go.
    func run(transcripts paths: [String], updating: Bool) async throws(CommandFailure) -> ExitCode {
        var check = TranscriptCheck(output: output, isUpdating: updating)
        let watched = check.stop
        let signals = watchesSignals ? await StopSignals.watched { [input] in watched.end($0, input) } : nil
        defer { withExtendedLifetime(signals) {} }
        let sources = await sources(paths, &check)
        for (index, source) in sources.enumerated() where check.stop.code == nil {
            output.progress("\(index + 1) of \(sources.count): \(source.path)")
            await check.run(source)
        }
        output.progress("")
        return check.stop.code ?? check.conclude()
    }

    private func sources(_ paths: [String], _ check: inout TranscriptCheck) async -> [TranscriptSource] {
        var sources: [TranscriptSource] = []
        for path in paths {
            do throws(CommandFailure) {
                sources +=
                    path == "-" ? [try await typed(updating: check.isUpdating)] : try TranscriptSource.all(at: path)
            } catch {
                check.fail(error)
            }
        }
        return sources
    }

    /// The transcript on standard input.
    private func typed(updating: Bool) async throws(CommandFailure) -> TranscriptSource {
        guard !updating else {
            throw CommandFailure("--update writes files; what comes from standard input is in none.", .usage)
        }
        if input.isTerminal { output.notify("Type a transcript, and Ctrl-D on a line of its own at its end.") }
        var lines: [String] = []
        while let line = try await input.line(prompt: "") { lines.append(line) }
        return TranscriptSource(path: "-", typed: lines.joined(separator: "\n"))
    }
}
