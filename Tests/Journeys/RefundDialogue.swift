/// A refund by two people, in two runs on one folder.
nonisolated enum RefundDialogue {
    /// The user and the lines of each run.
    static let runs = [
        (
            "ben",
            [
                "open clinic://orders/1042/refund", "set reason The parcel came open", "ask for the refund",
                "grant the refund", "quit",
            ]
        ),
        ("maya", ["#1042", "refund", "set remark Photo seen", "grant the refund", "back", "track", "quit"]),
    ]
}
