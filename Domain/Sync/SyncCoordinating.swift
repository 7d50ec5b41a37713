/// The navigation that the sync's screens ask for.
@MainActor package protocol SyncCoordinating: AnyObject {
    /// The user wants to see one queued write.
    func showEntry(_ number: OutboxNumber)

    /// The user wants to see the record that a queued write is about, to look at it or to change it.
    func showSubject(_ subject: OutboxSubject)

    /// The user wants to take a queued write back; ask whether they mean it.
    func confirmDiscarding(_ number: OutboxNumber)

    /// The question whether to take it back is answered, either way.
    func discardingAnswered()

    /// The write is not queued any more: leave its screen.
    func entrySettled()
}
