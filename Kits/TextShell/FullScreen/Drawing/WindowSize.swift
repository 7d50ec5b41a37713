/// The size of a window in cells.
public struct WindowSize: Hashable, Sendable {
    /// The cells of a row.
    public let columns: Int
    /// The rows.
    public let rows: Int

    /// A size.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), 400)
        self.rows = min(max(rows, 1), 200)
    }

    /// Whether the terminal has these cells and no others, so that what is moved comes from where it is thought to be.
    var isExact: Bool { columns < 400 && rows < 200 }

    /// Whether nothing can be done in so few cells.
    var isTooSmall: Bool { columns < Self.fewestColumns || rows < 3 }

    static let fewestColumns = 20
}
