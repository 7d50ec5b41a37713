extension ConfigurationParser {
    /// A line that says something of the layer that was begun last.
    mutating func readLayerKey(_ line: ConfigurationLine) {
        let values = line.values
        let last = configuration.layers.count - 1
        guard let key = ConfigurationKeyword.Layer(rawValue: line.key) else {
            return reportKey(line, ConfigurationKeyword.Layer.self)
        }
        switch key {
        case _ where values.isEmpty: reportEmpty(line)
        case .role: readRole(line)
        case .targets: change { $0.layers[last].targets = values }
        case .uses: change { $0.layers[last].uses = values }
        case .only where values.count < 2:
            report(values[0].place, "nothing of \(values[0].text) is named", fix: "Name the types that may be used.")
        case .only:
            change { $0.layers[last].only.append(Layer.Only(layer: values[0], names: Array(values.dropFirst()))) }
        case .exports: change { $0.layers[last].exports = values }
        case .frameworks: change { $0.layers[last].frameworks = values }
        case .tests where values.count > 1:
            report(values[1].place, "`tests` has one value", fix: "Name the layer whose targets are tested.")
        case .tests: change { $0.layers[last].tests = values[0] }
        case .owns: values.forEach { own($0) }
        }
    }

    mutating func reportEmpty(_ line: ConfigurationLine) {
        report(line.place, "`\(line.key)` has no value", fix: "Say at least one, or leave the line out.")
    }

    private mutating func readRole(_ line: ConfigurationLine) {
        let words = line.values
        guard words.count == 1, let role = Role(rawValue: words[0].text) else {
            let (roles, text) = (Role.allCases.map(\.rawValue), words.map(\.text).joined(separator: " "))
            return report(
                words[0].place, "there is no role `\(text)`",
                fix: "A layer has one of: \(roles.joined(separator: ", ")).")
        }
        change { $0.layers[$0.layers.count - 1].role = role }
    }

    private mutating func own(_ word: Layer.Word) {
        guard let owned = Ownership(rawValue: word.text) else {
            let all = Ownership.allCases.map(\.rawValue).joined(separator: ", ")
            return report(word.place, "nothing named `\(word.text)` can be owned", fix: "A layer can own: \(all).")
        }
        change { $0.layers[$0.layers.count - 1].owns.insert(owned) }
    }
}
