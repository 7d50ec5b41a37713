/// The text of a `Package.swift`, to point at what it says of a target.
struct Manifest {
    static let path = "Package.swift"

    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The position of a target's name in quotes; the first line if there is none.
    ///
    /// Some manifests make `OrdersTests` from `tests("Orders")`, so that is searched, too.
    func place(of name: String) -> Place {
        let subject = Self.subject(of: name)
        return declared(name) ?? subject.flatMap { place(quoting: $0, on: { _ in true }) } ?? Place(line: 1, column: 1)
    }

    /// Whether a target's name stands there, though the package may be without it now.
    func mentions(_ name: String) -> Bool { declared(name) != nil }

    private func declared(_ name: String) -> Place? {
        place(quoting: name, on: { _ in true })
            ?? Self.subject(of: name).flatMap { place(quoting: $0, on: { $0.contains("ests(") }) }
    }

    private static func subject(of name: String) -> String? {
        name.hasSuffix("Tests") ? String(name.dropLast(5)) : nil
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
