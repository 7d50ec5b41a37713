/// The text of a `Package.swift`, to point at what it says of a target.
struct Manifest {
    static let path = "Package.swift"

    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Where a target's name stands between quotes for the first time; the first line if it does not.
    ///
    /// Many a manifest makes `OrdersTests` of `tests("Orders")`, so that is looked for, too.
    func place(of name: String) -> Place {
        let subject = name.hasSuffix("Tests") ? String(name.dropLast(5)) : nil
        return place(quoting: name, on: { _ in true })
            ?? subject.flatMap { place(quoting: $0, on: { $0.contains("ests(") }) }
            ?? subject.flatMap { place(quoting: $0, on: { _ in true }) } ?? Place(line: 1, column: 1)
    }

    private func place(quoting name: String, on isMeant: (Substring) -> Bool) -> Place? {
        let quoted = Array("\"\(name)\"".utf8)
        for (number, line) in lines.enumerated() where isMeant(line) {
            let bytes = Array(line.utf8)
            let starts = bytes.indices.dropLast(max(0, quoted.count - 1))
            if let column = starts.first(where: { bytes[$0...].starts(with: quoted) }) {
                return Place(line: number + 1, column: column + 1)
            }
        }
        return nil
    }
}
