/// The clinic's patients.
package protocol PatientRepository: Sendable {}
