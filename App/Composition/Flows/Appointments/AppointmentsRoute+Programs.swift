import DesignSystem
import Domain

nonisolated extension AppointmentsRoute: LinkingRoute {
    /// The page of an appointment.
    static func place(of record: Record) -> AppointmentsRoute? {
        record.number(ofType: "appointment").flatMap { AppointmentNumber($0) }.map(AppointmentsRoute.detail)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        let places: [String: AppRoute] =
            switch self {
            case .agenda: ["book": .booking(.services(BookingStart(day: nil))), "today": .appointments(.agenda)]
            case .day(let day): ["book": .booking(.services(BookingStart(day: day))), "today": .appointments(.agenda)]
            case .detail(let number):
                [
                    "reschedule": .appointments(.reschedule(number)),
                    "history": .appointments(.history(number)),
                ]
            case .reschedule, .history: [:]
            }
        return places[control]
    }
}
