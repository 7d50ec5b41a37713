import Domain
import FoundationEssentials
import TextShell

/// Finds places by what a person types. It reads what the screens read, in the name of the person who is signed in.
nonisolated struct PlaceSearch: Sendable {
    let patients: any PatientRepository
    let orders: any OrderRepository
    let appointments: any AppointmentRepository
    let catalog: any CatalogRepository
    let timeZone: ClinicTimeZone
    /// The most places of each kind.
    let limit: Int

    /// The places that a text means, and what belongs to the first patients among them.
    func places(for query: PlaceQuery) async -> FoundPlaces {
        var found = FoundPlaces()
        if let number = query.number { await addRecords(number, of: query.kind, to: &found) }
        if let day = query.day { await add(appointments.agenda(on: day), to: &found) { FoundPlaces(.day($0)) } }
        for criterion in query.criteria { await addPatients(criterion, to: &found) }
        if let name = query.name {
            await add(catalog.products(ProductQuery(.search(name), pageSize: limit)), to: &found) {
                FoundPlaces(places: $0.products.map(FoundPlace.init), hasMore: $0.next != nil)
            }
        }
        return found
    }

    private func addRecords(_ number: Int, of kind: RecordKind?, to found: inout FoundPlaces) async {
        for kind in kind.map({ [$0] }) ?? RecordKind.allCases { await addRecord(kind, number, to: &found) }
    }

    private func addRecord(_ kind: RecordKind, _ number: Int, to found: inout FoundPlaces) async {
        switch kind {
        case .patient:
            guard let number = PatientNumber(number) else { return }
            await add(patients.patient(number), to: &found) { FoundPlaces(FoundPlace($0)) }
        case .order:
            guard let number = OrderNumber(number) else { return }
            await add(orders.order(number), to: &found) { FoundPlaces(FoundPlace($0)) }
        case .product:
            guard let number = ProductNumber(number) else { return }
            await add(catalog.product(number), to: &found) { FoundPlaces(FoundPlace($0)) }
        case .appointment:
            guard let number = AppointmentNumber(number) else { return }
            await add(appointments.appointment(number), to: &found) {
                FoundPlaces(FoundPlace($0.appointment, in: timeZone))
            }
        }
    }

    /// Adds the patients who meet a criterion, and what belongs to the first of them.
    private func addPatients(_ criterion: PatientCriterion, to found: inout FoundPlaces) async {
        var people: [Patient] = []
        await add(patients.patients(PatientQuery(criterion, pageSize: limit)), to: &found) {
            people = $0.patients
            return FoundPlaces(places: people.map(FoundPlace.init), hasMore: $0.next != nil)
        }
        for patient in people.prefix(Self.mostOwners) { await addBelongings(of: patient, to: &found) }
    }

    private func addBelongings(of patient: Patient, to found: inout FoundPlaces) async {
        var related = FoundPlaces()
        await add(appointments.upcoming(of: patient.id, limit: Self.mostBelongings), to: &related) {
            FoundPlaces(places: $0.map { FoundPlace($0, in: timeZone) })
        }
        let newest = OrderQuery(scope: .patient(patient.number), pageSize: Self.mostBelongings)
        await add(orders.orders(newest), to: &related) { FoundPlaces(places: $0.orders.map(FoundPlace.init)) }
        found.related += related.places
    }

    /// How many of the patients found have what belongs to them listed.
    private static let mostOwners = 3

    /// How many of a patient's next appointments and newest orders are listed.
    private static let mostBelongings = 2

    /// Adds what a read says now. A record that does not exist is nothing, and everything else that keeps it from being
    /// read is the failure.
    private func add<Value>(
        _ read: Snapshots<Value>, to found: inout FoundPlaces, as places: (Value) -> FoundPlaces
    ) async {
        for await snapshot in read {
            switch snapshot {
            case .value(let value, _, _):
                let more = places(value)
                found.places += more.places
                found.hasMore = found.hasMore || more.hasMore
            case .unavailable(.notFound): break
            case .unavailable(let error): found.failure = found.failure ?? CommandFailure(reading: error)
            }
            return
        }
    }
}

nonisolated extension PlaceQuery {
    /// The patients that the text can mean.
    fileprivate var criteria: [PatientCriterion] {
        [day.map { .born($0) }, phone.map { .phone($0) }, name.map { PatientCriterion($0) }].compactMap { $0 }
    }
}

nonisolated extension CommandFailure {
    fileprivate init(reading error: AppError) {
        self.init("\(error.message) \(error.advice)", ExitCode(error))
    }
}

nonisolated extension FoundPlaces {
    fileprivate init(_ only: FoundPlace) {
        self.init(places: [only])
    }
}
