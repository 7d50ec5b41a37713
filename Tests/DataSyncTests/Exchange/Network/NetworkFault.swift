import Support

/// What may happen between a workstation and the server.
enum NetworkFault: String, CaseIterable, Sendable {
    /// What was asked gets there late.
    case questionDelayed = "questions late"
    /// The answer gets there late.
    case answerDelayed = "answers late"
    /// What was asked never gets there, and nobody says so.
    case questionLost = "questions lost"
    /// It gets there, the answer never comes, and nobody says so.
    case answerLost = "answers lost"
    /// The connection ends before anything got there.
    case cutBefore = "cut before"
    /// The connection ends in the middle of a message.
    case cutInMessage = "cut in a message"
    /// The connection ends when the server works, and has not heard yet that this was all.
    case cutInTransaction = "cut in a transaction"
    /// The connection ends between the writes of a batch.
    case cutInBatch = "cut in a batch"
    /// The connection ends when the server has done it, before the answer.
    case cutBeforeAnswer = "cut before the answer"
    /// The connection ends in the middle of the answer.
    case cutInAnswer = "cut in the answer"
    /// All that was sent over a connection which ended is delivered once more, over another one.
    case repeated = "sent again"
    /// The server stops at once and starts again, in the middle of a batch.
    case restartInBatch = "restarts in a batch"
    /// The same at any time.
    case restart = "restarts"

    /// Those that strike by jitter, when somebody asks something; only some of them where no write is on its way.
    static let ofQuestions: [NetworkFault] = [
        .questionDelayed, .questionLost, .answerLost, .cutBefore, .cutInMessage, .cutBeforeAnswer, .cutInAnswer,
    ]
    static let ofWrites: [NetworkFault] =
        ofQuestions + [.cutInTransaction, .cutInTransaction, .cutInBatch, .cutInBatch]
}
