/// A refund that two people see through, in two runs on one folder.
nonisolated enum RefundDialogue {
    /// Who sits there in each run, and what is typed.
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
