import DesignSystem
import Domain
import TextShell

/// Records that were found, as places.
nonisolated extension FoundPlaces {
    init(_ found: FoundRecords, in timeZone: ClinicTimeZone) {
        self.init(
            places: found.records.compactMap { FoundPlace($0, in: timeZone) },
            related: found.related.compactMap { FoundPlace($0, in: timeZone) }, hasMore: found.hasMore,
            failure: found.problem.map { CommandFailure("\($0.message) \($0.advice)", ExitCode($0)) })
    }
}

nonisolated extension FoundPlace {
    /// A record, or nil if it has no page.
    init?(_ record: FoundRecord, in timeZone: ClinicTimeZone) {
        switch record {
        case .patient(let patient):
            self.init(.patient, patient.number.rawValue, patient.name, "born \(patient.born), \(patient.facts.phone)")
        case .order(let order):
            self.init(
                .order, order.number.rawValue, "Order for \(order.customer)", "\(order.state.title), \(order.total)")
        case .product(let product):
            self.init(.product, product.number.rawValue, product.name, "\(product.price)")
        case .appointment(let appointment):
            let detail = "\(appointment.time(in: timeZone)), \(appointment.clinician.name)"
            self.init(
                .appointment, appointment.number.rawValue, appointment.patient.name,
                appointment.isBooked ? detail : "\(detail), cancelled")
        case .agenda(let agenda): self.init(agenda.day, detail: agenda.size)
        }
    }

    /// A day that nobody has looked at yet, or nil if days have no pages.
    init?(_ day: Day, detail: String = "") {
        guard let link = AppRoute.appointments(.day(day)).link else { return nil }
        self.init(kind: "Day", title: "\(day)", detail: detail, link: link, line: "\(day)")
    }

    /// A record whose page says whether there is one; nil if there is no such page.
    init?(_ kind: NumberedKind, _ number: Int) {
        self.init(kind, number, "#\(ProvisionalNumber.text(of: number))", "")
    }

    private init?(_ kind: NumberedKind, _ number: Int, _ title: String, _ detail: String) {
        guard let link = kind.route(number)?.link else { return nil }
        let line = "\(kind.rawValue) \(ProvisionalNumber.text(of: number))"
        self.init(kind: kind.title, title: title, detail: detail, link: link, line: line)
    }
}

nonisolated extension Appointment {
    fileprivate func time(in timeZone: ClinicTimeZone) -> String {
        let time = MomentText.of(start, .time, secondsFromGMT: timeZone.secondsFromGMT)
        return "\(Day(of: start, in: timeZone)) \(time)"
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
