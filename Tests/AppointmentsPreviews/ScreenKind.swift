import Appointments
import DesignSystem
import Domain
import Support
import Testing

/// Every screen of the section.
nonisolated enum ScreenKind: String, CaseIterable {
    case agenda, detail, reschedule, cancel, move, services, clinicians, slots, confirm

    var style: ScreenStyle {
        switch self {
        case .agenda, .detail, .reschedule: .page
        case .cancel, .move: .alert
        case .services, .clinicians, .slots, .confirm: .sheet
        }
    }

    /// The screen's view and its model.
    @MainActor func make(_ parts: ScreenParts) throws -> (view: any View, model: AnyObject) {
        let number = try #require(AppointmentNumber(3005))
        let service = try #require(ServiceSlug("checkup"))
        let clinician = try #require(ClinicianSlug("chen"))
        let start = try #require(Minute("2026-01-02T1400Z"))
        switch self {
        case .agenda:
            let model = AgendaModel(
                day: nil, dependencies: parts.dependencies, coordinator: parts.coordinator)
            return (AgendaView(model: model), model)
        case .detail:
            let model = AppointmentDetailModel(
                number: number, dependencies: parts.dependencies, coordinator: parts.coordinator)
            return (AppointmentDetailView(model: model), model)
        case .reschedule:
            let model = RescheduleModel(
                number: number, days: parts.days, dependencies: parts.dependencies, coordinator: parts.coordinator)
            return (RescheduleView(model: model), model)
        case .cancel:
            let model = CancelAppointmentModel(
                number: number, dependencies: parts.dependencies, coordinator: parts.coordinator)
            return (CancelAppointmentAlert(model: model), model)
        case .move:
            let model = MoveAppointmentModel(
                number: number, to: start, dependencies: parts.dependencies, coordinator: parts.coordinator)
            return (MoveAppointmentAlert(model: model), model)
        case .services, .clinicians, .slots, .confirm:
            return try step(parts, service, clinician, start)
        }
    }

    @MainActor private func step(
        _ parts: ScreenParts, _ service: ServiceSlug, _ clinician: ClinicianSlug, _ start: Minute
    ) throws -> (view: any View, model: AnyObject) {
        switch self {
        case .services:
            let model = BookingServicesModel(dependencies: parts.dependencies, coordinator: parts.booking)
            return (BookingServicesView(model: model), model)
        case .clinicians:
            let model = BookingCliniciansModel(
                service: service, dependencies: parts.dependencies, coordinator: parts.booking)
            return (BookingCliniciansView(model: model), model)
        case .slots:
            let model = BookingSlotsModel(
                service: service, clinician: clinician, days: parts.days, dependencies: parts.dependencies,
                coordinator: parts.booking)
            return (BookingSlotsView(model: model), model)
        default:
            let model = BookingConfirmModel(
                service: service, clinician: clinician, start: start, dependencies: parts.dependencies,
                coordinator: parts.booking)
            return (BookingConfirmView(model: model), model)
        }
    }
}
