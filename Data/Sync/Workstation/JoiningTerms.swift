import Data
import Domain

/// Facts that a person gave about the clinic that a new workstation is to join. Without them it believes the clinic
/// that it meets.
package struct JoiningTerms: Hashable, Sendable {
    /// The founding key that it has.
    package var founder: KeyFingerprint?

    /// Terms from their parts.
    package init(founder: KeyFingerprint? = nil) { self.founder = founder }

    /// Compares them with the clinic here. Runs inside a transaction.
    ///
    /// - Throws: ``AppError/anotherFounder(_:not:)``, so that no record of another clinic is taken in.
    func check(in connection: Connection) throws(AppError) {
        guard let founder, try RemoteRow.clinic(in: connection) != nil else { return }
        let found = try connection.foundingKey()
        guard found == founder else { throw .anotherFounder(found, not: founder) }
    }
}

extension ClinicWorkstation {
    /// Compares what somebody said of the clinic with the clinic that is here.
    ///
    /// - Throws: ``AppError/anotherFounder(_:not:)``, or a storage error.
    package func check(_ terms: JoiningTerms) throws(AppError) {
        try store.database.read { connection throws(AppError) in try terms.check(in: connection) }
    }

    /// The fingerprint of the clinic's founding key; nil before there is one.
    ///
    /// - Throws: a storage error.
    package func foundingKey() throws(AppError) -> KeyFingerprint? {
        try store.database.read { connection throws(AppError) in try connection.foundingKey() }
    }
}
