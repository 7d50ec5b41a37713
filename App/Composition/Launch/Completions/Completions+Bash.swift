/// Completing in bash, which breaks words at “:” and “=” as well: what is before the last of these is not repeated.
nonisolated extension Completions {
    /// The script for bash.
    var bash: String {
        """
        # Completes the command lines of clinic in bash. In ~/.bashrc: eval "$(clinic completions bash)"
        _clinic() {
            local line=${COMP_LINE:0:COMP_POINT} words word option="" said="" choices="" kind=""
            local current=${line##*[[:space:]]}
            read -ra words <<<"${line%"$current"}"
            for word in "${words[@]:1}"; do
                if [[ -n $option ]]; then option="" && continue; fi
                case $word in
                    \(options { $0.value != nil }.joined(separator: "|"))) option=$word ;;
                    -*) ;;
                    *) said+=" $word" ;;
                esac
            done
            if [[ $current == --*=* ]]; then option=${current%%=*} current=${current#*=}; fi
            case $option:$current:${said# } in
        \(values)        -*:*) ;;
                :-*) choices="\(options { _ in true }.joined(separator: " "))" ;;
        \(commands)    esac
            mapfile -t COMPREPLY < <(compgen ${kind:+-A "$kind"} -W "$choices" -- "$current")
            if [[ -n $kind ]]; then compopt -o filenames 2>/dev/null; fi
            if [[ ${COMPREPLY[*]} == *[/=?] ]]; then compopt -o nospace 2>/dev/null; fi
            local cut=${current%"${current##*[=:]}"}
            if [[ $COMP_WORDBREAKS == *:* ]]; then COMPREPLY=("${COMPREPLY[@]#"$cut"}"); fi
        }
        complete -F _clinic clinic

        """
    }

    private func options(_ included: (OptionEntry) -> Bool) -> [String] {
        OptionEntry.listed.filter(included).map(\.name)
    }

    private var values: String {
        OptionEntry.listed.compactMap { option in
            option.value.map { row("\(option.name):*", CompletionOffer.all(for: $0, links: links)) }
        }.joined()
    }

    private var commands: String {
        steps.map { row($0.said.hasSuffix("*") ? ":*:\($0.said)" : ":*:\"\($0.said)\"", $0.offers) }.joined()
    }

    private func row(_ pattern: String, _ offers: [CompletionOffer]) -> String {
        let kind = offers.contains(.file) ? "kind=file" : offers.contains(.folder) ? "kind=directory" : nil
        guard let set = kind ?? (offers.isEmpty ? nil : "choices=\"\(offers.words)\"") else { return "" }
        return "        \(pattern)) \(set) ;;\n"
    }
}
