/// Completing in fish, where each line says one thing that can be typed.
nonisolated extension Completions {
    /// The script for fish.
    var fish: String {
        """
        # Completes the command lines of clinic in fish. In config.fish: clinic completions fish | source
        function __clinic_said
            set -l said
            set -l option
            for word in (commandline -opc)[2..]
                if set -q option[1]
                    set -e option
                else if contains -- $word \(OptionEntry.listed.filter { $0.value != nil }.map(\.name).joined(separator: " "))
                    set option $word
                else if not string match -q -- '-*' $word
                    set -a said $word
                end
            end
            string match -q -- $argv[1] "$said"
        end
        complete -c clinic -f
        \(OptionEntry.listed.map(line).joined())\(steps.flatMap(lines).joined())
        """
    }

    private func line(_ option: OptionEntry) -> String {
        let value = option.value.map { arguments(CompletionOffer.all(for: $0, links: links)) } ?? ""
        return "complete -c clinic -l \(option.name.dropFirst(2))\(value) -d \(Self.quoted(option.meaning))\n"
    }

    private func arguments(_ offers: [CompletionOffer]) -> String {
        if offers.contains(.file) { return " -r -F" }
        if offers.contains(.folder) { return " -x -a '(__fish_complete_directories)'" }
        return offers.isEmpty ? " -x" : " -x -a '\(offers.words)'"
    }

    private func lines(_ step: Step) -> [String] {
        let start = "complete -c clinic -n '__clinic_said \"\(step.said)\"'"
        if step.offers.contains(.file) { return ["\(start) -F\n"] }
        let plain = step.offers.filter { $0.meaning.isEmpty }
        return (plain.isEmpty ? [] : ["\(start) -a '\(plain.words)'\n"])
            + step.offers.filter { !$0.meaning.isEmpty }.map {
                "\(start) -a \([$0].words) -d \(Self.quoted($0.meaning))\n"
            }
    }
}
