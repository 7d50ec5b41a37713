/// The clinic's appointments.
package protocol AppointmentRepository: Sendable {}
