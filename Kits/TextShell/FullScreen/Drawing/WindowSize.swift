/// The size of a window in cells.
public struct WindowSize: Hashable, Sendable {
    /// The cells of a row.
    public let columns: Int
    /// The rows.
    public let rows: Int

    /// A size. What has no room in few columns is cut off by the terminal.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 20), 400)
        self.rows = min(max(rows, 1), 200)
    }

    /// Whether the terminal has these cells and no others, so that what is moved comes from where it is thought to be.
    var isExact: Bool { 21..<400 ~= columns && 2..<200 ~= rows }
}
