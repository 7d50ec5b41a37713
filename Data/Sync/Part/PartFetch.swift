import Data
import Domain
import FoundationEssentials

/// Fetches what a workstation that keeps a part needs, and does not have: the days that have come near, and what people
/// asked for. It asks which records those are; what they are comes with their steps, as for every record.
struct PartFetch: Sendable {
    let remote: any Remote
    let writer: Writer
    let clock: any WallClock
    let asking: PartAsking

    /// The requests of a round.
    struct Fetched: Sendable {
        let part: KeptPart
        let begun: Date
        /// The patients of whom everything was asked for.
        var patients: Set<UUID> = []
        /// Those of which everything has come.
        var whole: [PartRequest] = []
        /// Those of which only the first records have.
        var cut: [PartRequest] = []
        /// The days of which everything has come.
        var days: [Day] = []
        var orders: PartOrders?
        /// Whether the days around today are others.
        var isNewDay = false

        var isNews: Bool { !whole.isEmpty || !cut.isEmpty }
    }

    /// How many patients are asked for at once, and how many of those whom a search finds: more than anybody reads.
    private static let (page, found) = (500, 100)

    /// - Returns: the requests that were answered; nil where everything is kept.
    func run() async throws(AppError) -> Fetched? {
        let now = clock.storedNow
        let lacking = try await writer.write { connection throws(AppError) in
            try KeptPart.read(from: connection).map { part throws(AppError) in
                try Self.lacking(of: part, at: now, in: connection)
            }
        }
        guard let (begun, requests) = lacking else { return nil }
        var fetched = begun
        for request in requests { try await fetch(request, &fetched) }
        for request in asking.next() {
            // One that fails waits, and holds nothing else up.
            do throws(AppError) { try await fetch(request, &fetched) } catch { if Task.isCancelled { throw error } }
        }
        return fetched
    }

    private static func lacking(
        of part: KeptPart, at now: Date, in connection: Connection
    ) throws(AppError) -> (Fetched, [PartRequest]) {
        let days = try part.lacking(part.window(at: now), in: connection)
        let orders = try PartOrders.read(from: connection)
        let strangers = try connection.rows("SELECT id FROM part_patient WHERE is_whole = 0") { row throws(AppError) in
            Patient.ID(try row.identity(0))
        }
        var requests = part.times(of: days).map(PartRequest.appointments)
        if orders == .none { requests.append(.ordersOfNobody) }
        if orders != .all { requests.append(.openOrders) }
        for start in stride(from: 0, to: strangers.count, by: page) {
            requests.append(.patients(Array(strangers[start..<min(start + page, strangers.count)])))
        }
        let fetched = Fetched(
            part: part, begun: now, orders: orders != .all ? .all : nil, isNewDay: !days.isEmpty)
        return (fetched, requests)
    }

    private func fetch(_ request: PartRequest, _ fetched: inout Fetched) async throws(AppError) {
        let end = fetched.part.end(from: fetched.begun)
        let asked = try await writer.write { connection throws(AppError) in try request.current(in: connection) }
        let limit = request.isSearch ? Self.found : Self.page
        var last: UUID?
        repeat {
            if Task.isCancelled { throw .brokenOff }
            let part = try await remote.part(asked, after: last, limit: limit)
            try await writer.write { connection throws(AppError) in
                let records = PartRecords(connection: connection)
                for record in part.records { try records.ask(about: record, until: end) }
            }
            let patients = Set(part.records.compactMap(\.patient))
            fetched.patients.formUnion(patients)
            if request.isSearch, patients.count >= limit { return fetched.cut.append(request) }
            if let last, let next = part.last, next <= last {
                throw .remote(.unreachable(remote: remote.name, detail: "its records come in no order"))
            }
            last = part.last
        } while last != nil
        fetched.whole.append(request)
        switch request {
        case .appointments(let time): fetched.days += fetched.part.days(of: time).days
        case .patients(let patients): fetched.patients.formUnion(patients.map(\.rawValue))
        default: break
        }
    }
}

extension PartFetch.Fetched {
    /// Notes what is here now. Runs inside the transaction in which it was taken in.
    ///
    /// - Parameters:
    ///   - seen: the patients whom somebody has looked at meanwhile.
    ///   - sweeps: whether patients whom nobody needs go on a day that is not new.
    ///   - connection: the connection.
    /// - Returns: whether more of those are left.
    /// - Throws: a storage error.
    func settle(
        seen: Set<PatientNumber>, sweeps: Bool, in connection: Connection
    ) throws(AppError) -> Bool {
        let records = PartRecords(connection: connection)
        try records.took(patients)
        for number in seen {
            guard let patient = try records.patient(numbered: number.rawValue) else { continue }
            try records.keep(patient, until: part.end(from: begun))
        }
        for day in days {
            try connection.run(
                "INSERT OR REPLACE INTO part_day (day, until) VALUES (?, ?)",
                [.text(day.description), .time(part.end(from: begun))])
        }
        try orders?.write(to: connection)
        guard isNewDay || sweeps else { return false }
        return try PartSweep(connection: connection, part: part, now: begun).run()
    }
}

extension PartRequest {
    /// Whether it may find more than anybody reads.
    fileprivate var isSearch: Bool {
        switch self {
        case .matching(.words), .matching(.born), .matching(.phone), .matching(.all): true
        default: false
        }
    }
}

extension KeptPart {
    /// The times of days, those that follow each other together.
    fileprivate func times(of days: [Day]) -> [Range<Date>] {
        days.compactMap { $0.moments(in: timeZone) }.reduce(into: []) { times, day in
            if let last = times.last, last.upperBound == day.lowerBound {
                times[times.count - 1] = last.lowerBound..<day.upperBound
            } else {
                times.append(day)
            }
        }
    }
}
