extension RemotePage {
    /// Reads the answer of `clinic.changes`, whose last row says where the next page begins.
    init?(_ result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, let place = result.text(last, 4), let left = result.integer(last, 5) else { return nil }
        self.init(
            records: (0..<last).compactMap { result.record($0, from: 0) }, next: RemoteCursor(text: place), left: left,
            restarted: result.text(last, 6) == "t")
    }
}
