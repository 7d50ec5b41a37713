/// The text of a `Package.swift`, to point at what it says of a target.
struct Manifest {
    static let path = "Package.swift"

    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Where a name stands between quotes for the first time; the first line if it does not.
    func place(of name: String) -> Place {
        let quoted = Array("\"\(name)\"".utf8)
        for (number, line) in lines.enumerated() {
            let bytes = Array(line.utf8)
            let starts = bytes.indices.dropLast(max(0, quoted.count - 1))
            if let column = starts.first(where: { bytes[$0...].starts(with: quoted) }) {
                return Place(line: number + 1, column: column + 1)
            }
        }
        return Place(line: 1, column: 1)
    }
}
