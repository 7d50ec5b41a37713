import Data
import Domain
import FoundationEssentials

extension PostgresSession {
    /// How many writes are on their way at once. More would only make the way back longer when one has to be sent
    /// again.
    private static let width = 32

    /// Applies writes in order, each in a transaction, sending the next without waiting for the answer. Answers are
    /// added as they arrive.
    ///
    /// A write that has to be sent again holds up the others' answers: those sent after it are requested again when it
    /// is done, and are answered as they were then.
    func apply(_ operations: [RemoteOperation], adding outcomes: inout [RemoteOutcome]) throws(PostgresFault) {
        try check(library.enterPipelineMode(handle))
        var (sent, received) = (outcomes.count, outcomes.count)
        var (fault, hasNotified): (PostgresFault?, Bool) = (nil, false)
        while received < sent || (sent < operations.count && fault == nil) {
            while fault == nil, sent < operations.count, sent - received < Self.width {
                try send(operations[sent])
                sent += 1
            }
            if sent == operations.count, !hasNotified {
                try sendNotification()
                hasNotified = true
            }
            do throws(PostgresFault) {
                let outcome = try receive(operations[received])
                if fault == nil { outcomes.append(outcome) }
            } catch {
                guard !error.endsConnection else { throw error }
                fault = fault ?? error
            }
            received += 1
        }
        if hasNotified { _ = try receive() }
        try check(library.exitPipelineMode(handle))
        if let fault { throw fault }
    }

    private func send(_ operation: RemoteOperation) throws(PostgresFault) {
        let sql = """
            select verdict, kind, subject, version, body, detail \
            from clinic.apply($1::uuid, $2::uuid, $3::bigint, $4::jsonb, $5::bytea, $6::bytea, $7::text, $8::bigint)
            """
        let parameters = [
            operation.id.rawValue.uuidString, operation.author?.rawValue.uuidString,
            String(operation.at.milliseconds), RemoteText.changes(operation.changes),
            operation.signed.map { "\\x" + $0.intent.hexadecimal },
            operation.signed.map { "\\x" + $0.signature.hexadecimal },
            operation.visit?.log.hexadecimal, operation.visit.map { String($0.number) },
        ]
        try send(sql, parameters)
        try check(library.pipelineSync(handle))
    }

    /// Reads the answer to a write.
    private func receive(_ operation: RemoteOperation) throws(PostgresFault) -> RemoteOutcome {
        let (result, fault) = try receive()
        if let fault {
            guard let refusal = RemoteOutcome(refusing: fault) else { throw fault }
            return refusal
        }
        guard let outcome = result.flatMap({ RemoteOutcome($0) }) else { throw .unreachable("it gave no answer") }
        return outcome
    }

    /// Reads an answer, up to the mark that ends its transaction.
    private func receive() throws(PostgresFault) -> (result: PostgresResult?, fault: PostgresFault?) {
        var (answer, fault): (PostgresResult?, PostgresFault?)
        while true {
            // Between the answer and the mark there is nothing; of a lost connection there is nothing for ever.
            guard let result = try next() else {
                try check(library.status(handle) == LibPQ.connectionOK ? 1 : 0)
                continue
            }
            if result.isSync { return (answer, fault) }
            fault = fault ?? result.fault
            if let fault, fault.endsConnection { throw fault }
            answer = result
        }
    }
}
