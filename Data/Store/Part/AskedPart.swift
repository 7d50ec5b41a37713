import Domain
import Synchronization

/// Records that one read asks for.
final class AskedPart: Sendable {
    private let wanted: PartRequest
    private let source: any PartSource
    /// Whether they were here when it had asked: what was found then stays found, and nobody asks again.
    private let wasAnswered = Mutex(false)

    init(_ wanted: PartRequest, of source: any PartSource) {
        (self.wanted, self.source) = (wanted, source)
    }

    @Sendable func ask() async {
        guard wanted != .everything else { return }
        await source.ask(for: wanted)
        let isHere = source.has(wanted)
        wasAnswered.withLock { $0 = isHere }
    }

    @Sendable func isHere() -> Bool {
        wasAnswered.withLock(\.self) || wanted != .everything && source.has(wanted)
    }

    /// The answer of a read. A record that is not here may well exist.
    func answer<Value>(_ read: () throws(AppError) -> Value) throws(AppError) -> Value {
        do throws(AppError) {
            return try read()
        } catch {
            guard case .notFound(let what, _) = error, wanted.isOneRecord, !isHere() else { throw error }
            throw .notKept(what, advice: "It comes as soon as the remote can be reached, if it exists.")
        }
    }
}

extension PartRequest {
    fileprivate var isOneRecord: Bool {
        switch self {
        case .matching(.number), .appointment, .order: true
        case .matching, .appointments, .openOrders, .ordersOfNobody, .patients: false
        }
    }
}

extension PartLink {
    /// The records that a read asks for; nil where everything is kept.
    func asked(_ wanted: PartRequest) -> AskedPart? { source.map { AskedPart(wanted, of: $0) } }
}

extension Connection {
    /// The error for something that a write names and that is not here: it may well exist where this is a part.
    func missing(_ what: String) throws(AppError) -> AppError {
        try KeptPart.read(from: self) == nil
            ? .notFound(what) : .notKept(what, advice: "Look at it first: it comes then, if it exists.")
    }
}

extension AppError {
    fileprivate static func notKept(_ what: String, advice: String) -> AppError {
        .conflict("\(what) is not at this workstation, which keeps a part of the clinic.", advice: advice)
    }
}
