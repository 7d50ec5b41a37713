import DesignSystem
import Domain
import Foundation

extension ScreenDriver {
    /// A driver of a view on fakes, which waits for their `deliveries` before each screen.
    package convenience init(
        _ view: some View, style: ScreenStyle = .page, deliveries: [PendingDeliveries], timeZone: ClinicTimeZone = .gmt,
        now: Date? = nil
    ) {
        self.init(
            view, style: style, now: now, served: { for deliveries in deliveries { await deliveries.allTakenIn() } },
            secondsFromGMT: timeZone.secondsFromGMT)
    }
}
