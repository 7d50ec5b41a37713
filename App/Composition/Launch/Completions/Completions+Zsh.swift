/// Completing in zsh, which has functions of its own for options, descriptions and files.
nonisolated extension Completions {
    /// The script for zsh.
    var zsh: String {
        """
        #compdef clinic
        # Completes the command lines of clinic in zsh: save it as _clinic in a folder of $fpath.
        _clinic() {
            local curcontext=$curcontext state line commands
            typeset -A opt_args
            _arguments -S \\
        \(OptionEntry.listed.map(specification).joined())        '*:: :->said' && return
            case ${(j: :)words[1,CURRENT-1]} in
        \(steps.map(row).joined())    esac
        }
        if [[ $funcstack[1] == _clinic ]]; then _clinic "$@"; else compdef _clinic clinic; fi

        """
    }

    private func specification(of option: OptionEntry) -> String {
        let value = option.value.map { ":\($0):\(action(for: $0))" } ?? ""
        let name = option.name + (option.value == nil ? "" : "=")
        let meaning = option.meaning.replacing(":", with: "\\:")
        return "        \(Self.quoted("\(name)[\(meaning)]\(value)")) \\\n"
    }

    private func action(for placeholder: String) -> String {
        let offers = CompletionOffer.all(for: placeholder, links: links)
        if offers.contains(.file) { return "_files" }
        return offers.contains(.folder) ? "_files -/" : offers.isEmpty ? " " : "(\(offers.words))"
    }

    private func row(_ step: Step) -> String {
        if step.offers.contains(.file) { return "        \(step.said)) _files ;;\n" }
        var commands = ""
        var links = ""
        for case .word(let word, let meaning) in step.offers {
            let command = meaning.isEmpty ? word : "\(word):\(meaning)"
            if word.contains(":") { links += " '\(word)'" } else { commands += " " + Self.quoted(command) }
        }
        if !commands.isEmpty { commands = " commands=(\(commands.dropFirst())); _describe command commands;" }
        if !links.isEmpty { links = " compadd -S '' --\(links);" }
        return commands + links == "" ? "" : "        '\(step.said)')\(commands)\(links);\n"
    }
}
