import Data
import Domain
import Foundation

/// The source of random writes, from a seed and the workstation's contents.
struct WorkstationRequests: Sendable {
    let store: ClinicStore
    /// A word in the name of everyone registered here.
    let word: String
    let clock: any WallClock
    var random: WorkstationRandom
    /// The carts, orders and bookings of this process that can still change.
    var cart: Int?
    var orders: [UUID] = []
    var appointments: [UUID] = []

    /// The next write, or nil if the one drawn is not possible now.
    mutating func next() async throws(AppError) -> WorkstationWrite? {
        if let cart, random.below(3) > 0 { return .place(cart: cart, customer: "Customer of \(word)") }
        switch random.below(12) {
        case 0, 1: return .register(draft("\(word) \(random.letters)"))
        case 2, 3: return try await change(of: own())
        case 4: return try await change(of: shared())
        case 5: return .note("Note \(random.letters) \(random.letters)", about: 2_001 + random.below(12))
        case 6, 7: return .add(501 + random.below(15), quantity: 1 + random.below(3))
        case 8: return orders.isEmpty ? nil : .pay(orders[random.below(orders.count)])
        case 9: return orders.isEmpty ? nil : .callOff(orders[random.below(orders.count)])
        case 10: return try await booking()
        default: return appointments.isEmpty ? nil : .cancel(appointments.removeLast())
        }
    }

    /// Records the result of a write.
    mutating func take(_ write: WorkstationWrite, _ subjects: [String]) {
        switch write {
        case .add: cart = subjects.first.flatMap { Int($0) }
        case .place: (cart, orders) = (nil, orders + subjects.compactMap { UUID(uuidString: $0) })
        case .book: appointments += subjects.compactMap { UUID(uuidString: $0) }
        default: break
        }
    }

    /// Records that a write was refused.
    mutating func takeRefusal(of write: WorkstationWrite) {
        if case .place = write { cart = nil }
    }

    private mutating func draft(_ name: String) -> PatientDraft {
        PatientDraft(name: name, born: "1990-01-01", phone: random.phone)
    }

    /// A patient who was registered here and is changed only here.
    private mutating func own() async throws(AppError) -> Patient? {
        guard let search = SearchText(word) else { return nil }
        let page = try await first(of: store.patients.patients(PatientQuery(PatientCriterion(search), pageSize: 40)))
        return page.patients.isEmpty ? nil : page.patients[random.below(page.patients.count)]
    }

    /// A patient whom other workstations change too.
    private mutating func shared() async throws(AppError) -> Patient? {
        guard let number = PatientNumber(2_001 + random.below(12)) else { return nil }
        return try await first(of: store.patients.patient(number))
    }

    private mutating func change(of patient: Patient?) -> WorkstationWrite? {
        guard let patient else { return nil }
        var draft = PatientDraft(patient.facts)
        if random.below(2) == 0 { draft.phone = random.phone } else { draft.address = "Street \(random.letters)" }
        return .save(draft, of: patient.id.rawValue)
    }

    private mutating func booking() async throws(AppError) -> WorkstationWrite? {
        let services = try await first(of: store.appointments.services())
        let service = services[random.below(services.count)].slug
        let offer = try await first(of: store.appointments.clinicians(offering: service))
        let clinician = offer.clinicians[random.below(offer.clinicians.count)].slug
        let day = Day(of: clock.now, in: store.timeZone).advanced(by: 1 + random.below(20))
        let slots = try await first(
            of: store.appointments.slots(SlotQuery(service: service, clinician: clinician, day: day)))
        guard !slots.times.isEmpty, let start = Minute(slots.times[random.below(slots.times.count)].lowerBound) else {
            return nil
        }
        return .book(
            patient: 2_001 + random.below(12), service: service.text, clinician: clinician.text,
            start: start.description)
    }
}

/// Random numbers that a seed repeats: SplitMix64 (Steele, Lea and Flood, 2014).
struct WorkstationRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 on, below a bound.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Letters that are unlikely to repeat.
    var letters: String {
        mutating get { String((0..<9).map { _ in Character(Unicode.Scalar(UInt8(97 + below(26)))) }) }
    }

    /// A telephone number.
    var phone: String {
        mutating get { "+34 6\(String(10_000_000 + below(90_000_000)))" }
    }
}
