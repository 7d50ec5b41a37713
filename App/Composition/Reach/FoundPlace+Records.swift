import DesignSystem
import Domain
import TextShell

/// Records as places that were found.
nonisolated extension FoundPlace {
    init(_ patient: Patient) {
        let facts = patient.facts
        self.init(.patient, patient.number.rawValue, patient.name, "born \(patient.born), \(facts.phone)")
    }

    init(_ order: Order) {
        self.init(
            .order, order.number.rawValue, "Order for \(order.customer)", "\(order.state.title), \(order.total)")
    }

    init(_ product: Product) {
        self.init(.product, product.number.rawValue, product.name, "\(product.price)")
    }

    init(_ appointment: Appointment, in timeZone: ClinicTimeZone) {
        let day = Day(of: appointment.start, in: timeZone)
        let time = MomentText.of(appointment.start, .time, secondsFromGMT: timeZone.secondsFromGMT)
        let state = appointment.isBooked ? "" : ", cancelled"
        self.init(
            .appointment, appointment.number.rawValue, appointment.patient.name,
            "\(day) \(time), \(appointment.clinician.name)\(state)")
    }

    /// The agenda of a day.
    static func day(_ agenda: Agenda) -> FoundPlace { day(agenda.day, detail: agenda.size) }

    /// A day that nobody has looked at yet.
    static func day(_ day: Day, detail: String = "") -> FoundPlace {
        let link = AppRoute.appointments(.day(day)).link ?? ""
        return FoundPlace(kind: "Day", title: "\(day)", detail: detail, link: link, line: "\(day)")
    }

    /// A record whose page says whether there is one.
    init?(_ kind: RecordKind, _ number: Int) {
        guard let link = kind.route(number)?.link else { return nil }
        self.init(kind: kind.title, title: "#\(number)", detail: "", link: link, line: "\(kind.rawValue) \(number)")
    }

    private init(_ kind: RecordKind, _ number: Int, _ title: String, _ detail: String) {
        self.init(
            kind: kind.title, title: title, detail: detail, link: kind.route(number)?.link ?? "",
            line: "\(kind.rawValue) \(number)")
    }
}

nonisolated extension Agenda {
    /// How much there is, in words.
    fileprivate var size: String {
        let count = appointments.count(where: \.isBooked)
        if open.isEmpty && count == 0 { return "closed" }
        return count == 1 ? "1 appointment" : "\(count) appointments"
    }
}
