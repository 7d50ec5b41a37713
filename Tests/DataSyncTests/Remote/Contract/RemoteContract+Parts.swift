import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let parts: [RemoteRule] = [
        RemoteRule("the patients of some days come with all that is theirs, in pages") { bench in
            let remote = try await bench.openRemote(PartSample.records)
            let time = Date(milliseconds: 1_000)..<Date(milliseconds: 2_000)
            #expect(try await all(.appointments(time), at: remote) == PartSample.of(1, 3))
            #expect(try await all(.appointments(time), limit: 1, at: remote) == PartSample.of(1, 3))
            let later = Date(milliseconds: 2_000)..<Date(milliseconds: 3_000)
            #expect(try await all(.appointments(later), at: remote) == PartSample.of(2))
        },
        RemoteRule("patients with an open order are found, and orders of nobody's come by themselves") { bench in
            let remote = try await bench.openRemote(PartSample.records)
            #expect(try await all(.openOrders, at: remote) == PartSample.of(3))
            let own = [RemotePart.Record(kind: "order", subject: .sample(203), patient: nil)]
            #expect(try await all(.ordersOfNobody, limit: 1, at: remote) == own)
            #expect(try await all(.order(.known(33)), at: remote) == own)
            #expect(try await all(.order(.known(32)), at: remote) == PartSample.of(3))
        },
        RemoteRule("a patient is found by what people know of them") { bench in
            let remote = try await bench.openRemote(PartSample.records)
            for (typed, found) in PartSample.found {
                let criterion = PatientCriterion(try #require(SearchText(typed)))
                #expect(try await all(.matching(criterion), at: remote) == PartSample.of(found), "\(typed)")
            }
            for nothing in [PatientCriterion.all, .words([]), .words(["o'n\\"])] {
                #expect(try await all(.matching(nothing), at: remote) == [], "\(nothing)")
            }
            #expect(try await all(.patients([2, 9].map { Patient.ID(.sample($0)) }), at: remote) == PartSample.of(2))
            #expect(try await all(.appointment(.known(52)), at: remote) == PartSample.of(2))
            #expect(try await all(.appointment(.known(99)), at: remote) == [])
        },
    ]

    private static func all(
        _ wanted: PartRequest, limit: Int = 10, at remote: any Remote
    ) async throws -> [RemotePart.Record] {
        var (records, last) = ([RemotePart.Record](), UUID?.none)
        for _ in 0..<20 {
            let part = try await remote.part(wanted, after: last, limit: limit)
            records += part.records
            guard part.last != nil else { break }
            last = part.last
        }
        return records
    }
}

/// Three patients with appointments, orders and a note.
private enum PartSample {
    static let records: [RemoteRecord] = [
        patient(1, 2001, "ana perez", "1990-01-02", "600111"),
        patient(2, 2002, "maria ana lopez", "1991-01-02", "600222"),
        patient(3, 2003, "o neill", "1990-01-02", "711333"),
        appointment(101, 51, of: 1, at: 1_000), appointment(102, 52, of: 2, at: 2_000),
        appointment(103, 53, of: 3, at: 1_999), appointment(104, 54, of: 1, at: 900_000),
        order(201, 31, of: "2001", "delivered"), order(202, 32, of: "2003", "packed"),
        order(203, 33, of: "null", "placed"),
        RemoteRecord("clinical_note", 301, 1, #"{"patient":2001}"#),
    ]

    /// Searches, and those whom each finds.
    static let found: [(String, [Int])] = [
        ("an", [1, 2]), ("ana lo", [2]), ("nobody", []), ("1990-01-02", [1, 3]), ("#2002", [2]), ("#9", []),
        ("+600 222", [2]),
    ]

    /// All that belongs to patients.
    static func of(_ patients: Int...) -> [RemotePart.Record] { of(patients) }

    static func of(_ patients: [Int]) -> [RemotePart.Record] {
        let own: [Int: [(String, Int)]] = [
            1: [("appointment", 101), ("appointment", 104), ("clinical_note", 301), ("order", 201)],
            2: [("appointment", 102)], 3: [("appointment", 103), ("order", 202)],
        ]
        return patients.flatMap { patient in
            ((own[patient] ?? []) + [("patient", patient)]).map {
                RemotePart.Record(kind: $0.0, subject: .sample($0.1), patient: .sample(patient))
            }
        }
    }

    private static func patient(_ id: Int, _ number: Int, _ name: String, _ born: String, _ phone: String)
        -> RemoteRecord
    {
        RemoteRecord(
            "patient", id, 1,
            #"{"number":\#(number),"sort_name":"\#(name)","born":"\#(born)","phone_digits":"\#(phone)"}"#)
    }

    private static func appointment(_ id: Int, _ number: Int, of patient: Int, at start: Int) -> RemoteRecord {
        let patient = UUID.sample(patient).uuidString.filter { $0 != "-" }.lowercased()
        return RemoteRecord(
            "appointment", id, 1, #"{"number":\#(number),"patient_id":"\#(patient)","start_at":\#(start)}"#)
    }

    private static func order(_ id: Int, _ number: Int, of patient: String, _ state: String) -> RemoteRecord {
        RemoteRecord("order", id, 1, #"{"number":\#(number),"patient_number":\#(patient),"state":"\#(state)"}"#)
    }
}
