/// Everything that a clinic keeps about a patient, in numbers: what goes when the patient is forgotten.
package struct PatientRecordSummary: Hashable, Sendable {
    /// The short number.
    package let number: PatientNumber
    /// The full name.
    package let name: String
    /// How many clinical notes there are.
    package let notes: Int
    /// How many appointments.
    package let appointments: Int
    /// How many orders.
    package let orders: Int
    /// The day of the last of them; nil for none.
    package let last: Day?

    /// The numbers of a patient.
    package init(number: PatientNumber, name: String, notes: Int, appointments: Int, orders: Int, last: Day?) {
        (self.number, self.name, self.notes) = (number, name, notes)
        (self.appointments, self.orders, self.last) = (appointments, orders, last)
    }

    /// Checks that the patient may be forgotten.
    ///
    /// - Parameter today: the day in the clinic.
    /// - Throws: ``AppError/conflict(_:advice:)`` with the first day on which they may.
    package func check(on today: Day) throws(AppError) {
        guard let last, let first = RetentionRule.firstDay(after: last), today < first else { return }
        throw .conflict(
            "The clinic has to keep its records of patient \(number) until \(first): the last is of \(last).",
            advice: "Do this on that day, or later.")
    }
}
