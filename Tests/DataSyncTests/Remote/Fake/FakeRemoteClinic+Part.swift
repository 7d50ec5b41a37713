import Data
import DataSync
import Domain
import Foundation
import Support

extension FakeRemoteClinic {
    /// Which records a workstation asks for that keeps a part.
    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) -> RemotePart {
        if wanted == .ordersOfNobody { return ordersOfNobody(after: last, limit: limit) }
        var found = patients(wanted)
        if wanted.isInPages {
            found = found.filter { $0.uuidString > last?.uuidString ?? "" }.sorted { $0.uuidString < $1.uuidString }
        }
        let page = Array(found.prefix(limit))
        var records = page.flatMap(belongings)
        if case .order(let number) = wanted, found.isEmpty {
            records = bodies("order").filter { $0.body["number"]?.number == Double(number.rawValue) }
                .map { RemotePart.Record(kind: "order", subject: $0.subject, patient: nil) }
        }
        return RemotePart(records: records, last: wanted.isInPages && page.count == limit ? page.last : nil)
    }

    private func ordersOfNobody(after last: UUID?, limit: Int) -> RemotePart {
        let page = bodies("order").filter { $0.body["patient_number"]?.number == nil }.map(\.subject)
            .filter { $0.uuidString > last?.uuidString ?? "" }.sorted { $0.uuidString < $1.uuidString }.prefix(limit)
        return RemotePart(
            records: page.map { .init(kind: "order", subject: $0, patient: nil) },
            last: page.count == limit ? page.last : nil)
    }

    private func patients(_ wanted: PartRequest) -> [UUID] {
        switch wanted {
        case .appointments(let time):
            return patients(ofAppointments: { body in
                body["start_at"]?.number.map {
                    Double(time.lowerBound.milliseconds) <= $0 && $0 < Double(time.upperBound.milliseconds)
                }
                    ?? false
            })
        case .openOrders:
            return patients(
                numbered: bodies("order").filter { order in
                    order.body["state"]?.text.map(PartRequest.openStates.contains) ?? false
                }.compactMap { $0.body["patient_number"]?.number })
        case .ordersOfNobody: return []
        case .patients(let patients): return patients.map(\.rawValue)
        case .appointment(let number):
            return patients(ofAppointments: { $0["number"]?.number == Double(number.rawValue) })
        case .order(let number):
            return patients(
                numbered: bodies("order").filter { $0.body["number"]?.number == Double(number.rawValue) }
                    .compactMap { $0.body["patient_number"]?.number })
        case .matching(let criterion):
            return bodies("patient").filter { criterion != .all && criterion.isMet(by: $0.body) }
                .sorted { ($0.body["sort_name"]?.text ?? "") < ($1.body["sort_name"]?.text ?? "") }.map(\.subject)
        }
    }

    private func patients(ofAppointments isWanted: (JSONValue) -> Bool) -> [UUID] {
        let found = bodies("appointment").filter { isWanted($0.body) }
            .compactMap { $0.body["patient_id"]?.text.flatMap { UUID(hexadecimal: $0) } }
        return Array(Set(found))
    }

    private func patients(numbered numbers: [Double]) -> [UUID] {
        bodies("patient").filter { $0.body["number"]?.number.map(numbers.contains) ?? false }.map(\.subject)
    }

    private func belongings(of patient: UUID) -> [RemotePart.Record] {
        guard let body = records[Key(kind: "patient", subject: patient)]?.body else {
            return records[Key(kind: "patient", subject: patient)] == nil
                ? [] : [.init(kind: "patient", subject: patient, patient: patient)]
        }
        let number = body["number"]?.number
        let own = { (kind: String, field: String) in
            bodies(kind).filter { number != nil && $0.body[field]?.number == number }.map { (kind, $0.subject) }
        }
        let appointments = bodies("appointment").filter {
            $0.body["patient_id"]?.text.flatMap { UUID(hexadecimal: $0) } == patient
        }.map { ("appointment", $0.subject) }
        let all =
            appointments + own("clinical_note", "patient") + own("order", "patient_number") + [("patient", patient)]
        return all.sorted { ($0.0, $0.1.uuidString) < ($1.0, $1.1.uuidString) }
            .map { .init(kind: $0.0, subject: $0.1, patient: patient) }
    }

    private func bodies(_ kind: String) -> [(subject: UUID, body: JSONValue)] {
        records.filter { $0.key.kind == kind }.compactMap { key, stored in stored.body.map { (key.subject, $0) } }
    }
}

extension PartRequest {
    fileprivate var isInPages: Bool {
        switch self {
        case .appointments, .openOrders, .ordersOfNobody, .patients: true
        case .matching, .appointment, .order: false
        }
    }
}

extension PatientCriterion {
    fileprivate func isMet(by body: JSONValue) -> Bool {
        switch self {
        case .all: true
        case .words(let words):
            !words.isEmpty
                && words.allSatisfy(FoldedText(alreadyFolded: body["sort_name"]?.text ?? "").hasWord(startingWith:))
        case .born(let day): body["born"]?.text == day.description
        case .number(let number): body["number"]?.number == Double(number.rawValue)
        case .phone(let phone): body["phone_digits"]?.text.map(phone.isMet) ?? false
        }
    }
}

extension JSONValue {
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension UUID {
    fileprivate init?(hexadecimal text: String) {
        guard let bytes = [UInt8](hexadecimal: text), bytes.count == 16 else { return nil }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
