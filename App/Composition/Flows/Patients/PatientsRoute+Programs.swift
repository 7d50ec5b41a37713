import DesignSystem
import Domain

nonisolated extension PatientsRoute: LinkingRoute {
    /// The page of a patient.
    static func place(of record: Record) -> PatientsRoute? {
        record.number(ofType: "patient").flatMap { PatientNumber($0) }.map(PatientsRoute.detail)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        guard case .detail(let number) = self else { return control == "register" ? .patients(.register) : nil }
        let places: [String: AppRoute] = [
            "edit": .patients(.edit(number)),
            "notes": .patients(.notes(number)),
            "history": .patients(.history(number)),
            "orders": .orders(.scoped(.patient(number))),
            "book": .booking(.services(BookingStart(patient: number))),
        ]
        return places[control]
    }
}
