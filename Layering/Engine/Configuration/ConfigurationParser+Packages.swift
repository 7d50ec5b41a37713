extension ConfigurationParser {
    /// The folders of packages, below the one of the file.
    mutating func readPackages(_ line: ConfigurationLine) {
        for word in line.values {
            let parts = word.text.split(separator: "/").filter { $0 != "." }
            if word.text.hasPrefix("/") || parts.contains("..") {
                report(word.place, "`\(word.text)` is no folder below this file", fix: "Name one that is.")
            }
            let folder = Layer.Word(text: parts.joined(separator: "/"), place: word.place)
            if configuration.packages.contains(where: { $0.text == folder.text }) {
                report(word.place, "`\(word.text)` is a duplicate", fix: "Name it once.")
            }
            change { $0.packages.append(folder) }
        }
    }
}
