import Domain

/// The stored names of appointment statuses and actions. They never change.
package enum AppointmentName {
    /// It was booked.
    package static let booked = "booked"
    /// It was cancelled.
    package static let cancelled = "cancelled"
    /// It was given another time.
    package static let moved = "moved"
}

extension AppointmentStatus {
    /// The name in storage.
    var storedName: String {
        switch self {
        case .booked: AppointmentName.booked
        case .cancelled: AppointmentName.cancelled
        }
    }

    /// The reason that is stored beside it, or nil.
    var reason: String? {
        if case .cancelled(let reason) = self { reason } else { nil }
    }

    /// The status of a stored name and reason, or nil if they make no sense.
    init?(storedName: String, reason: String?) {
        switch (storedName, reason) {
        case (AppointmentName.booked, nil): self = .booked
        case (AppointmentName.cancelled, let reason?): self = .cancelled(reason: reason)
        default: return nil
        }
    }
}
