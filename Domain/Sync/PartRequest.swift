import FoundationEssentials

/// Which records a workstation that keeps a part of the clinic asks for. Those of a patient come together:
/// who is here is here with everything.
package enum PartRequest: Hashable, Sendable {
    /// Of the patients who have an appointment that begins then.
    case appointments(Range<Date>)
    /// Of the patients who have an order that is not finished.
    case openOrders
    /// The orders of no patient.
    case ordersOfNobody
    /// Of these patients.
    case patients([Patient.ID])
    /// Of the patients who meet a criterion, the first in the order of the list.
    case matching(PatientCriterion)
    /// Of the patient who has an appointment.
    case appointment(AppointmentNumber)
    /// Of the patient who has an order.
    case order(OrderNumber)
}
