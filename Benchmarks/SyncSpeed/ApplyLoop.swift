import Data
import DataSync
import Domain
import Foundation

/// A loop that calls the remote's function by libpq alone, with 32 calls in transit, as a program in C would.
final class ApplyLoop {
    /// One call's parameters, as they are sent.
    struct Call {
        fileprivate let parameters: [UnsafePointer<CChar>?]

        init(_ operation: RemoteOperation) {
            let changes = operation.changes.map {
                """
                {"kind":"\($0.kind)","subject":"\($0.subject)","base":\($0.base),\
                "before":\($0.before ?? "null"),"after":\($0.after ?? "null")}
                """
            }
            let at = Int64((operation.at.timeIntervalSince1970 * 1_000).rounded())
            let texts = [
                operation.id.rawValue.uuidString, operation.author?.rawValue.uuidString, "\(at)",
                "[\(changes.joined(separator: ","))]",
                operation.signed.map { "\\x" + $0.intent.hexadecimal },
                operation.signed.map { "\\x" + $0.signature.hexadecimal },
                operation.visit?.log.hexadecimal, operation.visit.map { "\($0.number)" },
            ]
            parameters = texts.map { text in text.flatMap { strdup($0) }.map { UnsafePointer($0) } }
        }
    }

    private typealias Handle = OpaquePointer
    private typealias Texts = UnsafePointer<UnsafePointer<CChar>?>
    private typealias OfHandle = @convention(c) (Handle) -> Int32
    private typealias Prepare =
        @convention(c) (Handle, UnsafePointer<CChar>, UnsafePointer<CChar>, Int32, UnsafeRawPointer?) -> Handle?
    private typealias Send =
        @convention(c) (
            Handle, UnsafePointer<CChar>, Int32, Texts, UnsafeRawPointer?, UnsafeRawPointer?, Int32
        ) -> Int32

    private let connection: Handle
    private let send: Send
    private let sync: OfHandle
    private let result: @convention(c) (Handle) -> Handle?
    private let status: OfHandle
    private let value: @convention(c) (Handle, Int32, Int32) -> UnsafePointer<CChar>?
    private let clear: @convention(c) (Handle) -> Void

    /// Connects to an address.
    init(_ address: String) throws {
        guard let library = dlopen("libpq.so.5", RTLD_NOW) else { throw Misuse("there is no libpq") }
        func function<Function>(_ name: String, _: Function.Type = Function.self) throws -> Function {
            guard let found = dlsym(library, name) else { throw Misuse("libpq has no \(name)") }
            return unsafeBitCast(found, to: Function.self)
        }
        let connect: @convention(c) (UnsafePointer<CChar>) -> Handle? = try function("PQconnectdb")
        guard let opened = connect(address) else { throw Misuse("no connection to \(address)") }
        connection = opened
        (send, sync) = (try function("PQsendQueryPrepared"), try function("PQpipelineSync"))
        (result, status) = (try function("PQgetResult"), try function("PQresultStatus"))
        (value, clear) = (try function("PQgetvalue"), try function("PQclear"))
        let prepare: Prepare = try function("PQprepare")
        let sql = """
            select verdict, kind, subject, version, body, detail \
            from clinic.apply($1::uuid, $2::uuid, $3::bigint, $4::jsonb, $5::bytea, $6::bytea, $7::text, $8::bigint)
            """
        guard let answer = prepare(connection, "apply", sql, 8, nil), status(answer) == 1 else {
            throw Misuse("the remote knows no clinic.apply")
        }
        clear(answer)
        let pipeline: OfHandle = try function("PQenterPipelineMode")
        guard pipeline(connection) == 1 else { throw Misuse("there is no pipeline") }
    }

    /// Makes the calls in order.
    func run(_ calls: [Call]) throws {
        var (sent, received) = (0, 0)
        while received < calls.count {
            while sent < calls.count, sent - received < 32 {
                _ = send(connection, "apply", 8, calls[sent].parameters, nil, nil, 0)
                _ = sync(connection)
                sent += 1
            }
            try receive()
            received += 1
        }
    }

    /// Reads one answer, the end of its rows, and the mark after it.
    private func receive() throws {
        var isThere = false
        while true {
            guard let answer = result(connection) else { continue }
            defer { clear(answer) }
            switch status(answer) {
            case 2:  // PGRES_TUPLES_OK
                // Without a row, the empty text.
                guard let verdict = value(answer, 0, 0), strcmp(verdict, "applied") == 0 else {
                    throw Misuse("a write was not applied")
                }
                isThere = true
            case 10 where isThere: return  // PGRES_PIPELINE_SYNC
            default: throw Misuse("the remote answered \(status(answer))")
            }
        }
    }
}
