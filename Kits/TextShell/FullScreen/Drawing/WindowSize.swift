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
}
