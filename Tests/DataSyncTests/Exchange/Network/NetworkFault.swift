import Support

/// A fault between a workstation and the server.
enum NetworkFault: String, CaseIterable, Sendable {
    /// The request arrives late.
    case questionDelayed = "requests late"
    /// The answer arrives late.
    case answerDelayed = "answers late"
    /// The request is lost without an error.
    case questionLost = "requests lost"
    /// The request arrives, and the answer is lost without an error.
    case answerLost = "answers lost"
    /// The connection ends before anything arrives.
    case cutBefore = "cut before"
    /// The connection ends in the middle of a message.
    case cutInMessage = "cut in a message"
    /// The connection ends while the server works, before it has received the end of the request.
    case cutInTransaction = "cut in a transaction"
    /// The connection ends between the writes of a batch.
    case cutInBatch = "cut in a batch"
    /// The connection ends after the server's work and before the answer.
    case cutBeforeAnswer = "cut before the answer"
    /// The connection ends in the middle of the answer.
    case cutInAnswer = "cut in the answer"
    /// Everything sent over a connection that ended is delivered again, over another one.
    case repeated = "repeated"
    /// Nobody gets through for some attempts.
    case partition = "partitions"
    /// The server stops at once and restarts, in the middle of a batch.
    case restartInBatch = "restarts in a batch"
    /// The same at any time.
    case restart = "restarts"

    /// The faults that strike requests at random; only some of them if the request has no write.
    static let ofQuestions: [NetworkFault] = [
        .questionDelayed, .questionLost, .answerLost, .cutBefore, .cutInMessage, .cutBeforeAnswer, .cutInAnswer,
    ]
    static let ofWrites: [NetworkFault] =
        ofQuestions + [.cutInTransaction, .cutInTransaction, .cutInBatch, .cutInBatch]
}
