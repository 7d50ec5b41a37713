import LayeringEngine

extension PackageFacts {
    /// A note about sources that nobody has read; empty if there can be none.
    var noteAboutPlugins: String {
        let names = targets.filter(\.isGenerated).map(\.name)
        return names.isEmpty
            ? "" : "note: what other plugins make for \(names.joined(separator: ", ")) is not read\n"
    }
}
