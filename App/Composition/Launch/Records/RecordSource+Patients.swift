import Domain
import Patients

extension RecordSource {
    /// The patients, by name.
    static func patients(_ container: DependencyContainer) -> RecordSource {
        RecordSource(
            columns: ["id", "link", "name", "born", "phone", "email", "address"],
            shown: ["id", "name", "born", "phone"],
            one: { number throws(AppError) in
                guard let number = PatientNumber(number) else { return nil }
                return try await container.patients.patient(number).current().record
            },
            all: { search, take throws(AppError) in
                var query = PatientQuery(search.map { PatientCriterion($0) } ?? .all, pageSize: pageSize)
                repeat {
                    let page = try await container.patients.patients(query).current()
                    guard take(page.patients.map(\.record)) else { return }
                    query.after = page.next
                } while query.after != nil
            })
    }
}
