/// Checks that are independent of a package.
extension Configuration {
    /// Parses a configuration, with findings about its problems.
    package static func read(_ text: String, path: String) -> (configuration: Configuration, findings: [Finding]) {
        var parser = ConfigurationParser(text, path: path)
        parser.checkLayers()
        parser.checkRuleNames()
        parser.checkOwnRules()
        parser.checkExceptions()
        parser.checkSkips()
        let findings = parser.problems.map {
            Finding(rule: Finding.configuration, path: path, place: $0.place, name: "", what: $0.what, fix: $0.fix)
        }
        return (parser.configuration, findings.sorted { $0.place < $1.place })
    }
}

extension ConfigurationParser {
    /// Layers name layers that exist, that their role may use, and not in a circle.
    fileprivate mutating func checkLayers() {
        if configuration.layers.isEmpty, problems.isEmpty {
            report(Place(line: 1, column: 1), "no layer is declared", fix: "Begin with `layer NAME`.")
        }
        for layer in configuration.layers {
            if layer.targets.isEmpty {
                report(layer.place, "the layer \(layer.name) has no targets", fix: "Add a line `targets NAME…`.")
            }
            for used in layer.uses + [layer.tests].compactMap(\.self) { check(used, usedBy: layer) }
            for used in layer.only.map(\.layer) + layer.exports { check(used, of: layer) }
            checkCircle(from: layer)
        }
    }

    private mutating func check(_ used: Layer.Word, of layer: Layer) {
        if configuration.layer(named: used.text) == nil {
            report(used.place, "there is no layer \(used.text)", fix: "Declare it, or leave it out.")
        } else if used.text == layer.name || !layer.uses.contains(where: { $0.text == used.text }) {
            report(
                used.place, "the layer \(layer.name) does not use \(used.text)",
                fix: "Add it to `uses`, or leave the line out.")
        }
    }

    private mutating func check(_ used: Layer.Word, usedBy layer: Layer) {
        guard let other = configuration.layer(named: used.text) else {
            return report(used.place, "there is no layer \(used.text)", fix: "Declare it, or leave it out.")
        }
        if other.name != layer.name, layer.role.mustNotUse.contains(other.role) {
            report(
                used.place,
                "a layer with the role \(layer.role.rawValue) cannot use one with the role \(other.role.rawValue)",
                fix: "Leave \(used.text) out, or correct the role of one of the two.")
        }
        if other.name == layer.name, layer.role == .feature {
            report(used.place, "features do not use each other", fix: "Leave \(used.text) out.")
        }
    }

    private mutating func checkCircle(from layer: Layer) {
        var (reached, waiting) = (Set<String>(), layer.uses.map(\.text).filter { $0 != layer.name })
        while let name = waiting.popLast() {
            guard reached.insert(name).inserted, let next = configuration.layer(named: name) else { continue }
            waiting += next.uses.map(\.text)
        }
        guard reached.contains(layer.name), let first = layer.uses.first(where: { $0.text != layer.name }) else {
            return
        }
        report(first.place, "the layer \(layer.name) uses itself through others", fix: "Break the circle here.")
    }

    /// No exception is without a reason, and one that expires has an owner.
    fileprivate mutating func checkExceptions() {
        for exception in configuration.exceptions {
            if exception.reason.isEmpty { reportReason(exception.place, "the exception") }
            if !exception.until.isEmpty, exception.owner.isEmpty {
                report(
                    exception.place, "the exception expires and nobody looks after it",
                    fix: "Add a line with `owner`, or leave `until` out.")
            }
        }
    }

    /// A rule is not switched off without a reason, and only in layers that exist.
    fileprivate mutating func checkSkips() {
        for skip in configuration.skips {
            if skip.reason.isEmpty { reportReason(skip.place, "`skip \(skip.rule)`") }
            checkLayers(skip.layers)
        }
    }

    /// Words that name layers name some that there are.
    mutating func checkLayers(_ words: [Layer.Word]) {
        for layer in words where configuration.layer(named: layer.text) == nil {
            report(layer.place, "there is no layer \(layer.text)", fix: "Declare it, or leave it out.")
        }
    }

    private mutating func reportReason(_ place: Place, _ what: String) {
        report(place, "\(what) does not say why", fix: "Add a line with `reason`.")
    }
}
