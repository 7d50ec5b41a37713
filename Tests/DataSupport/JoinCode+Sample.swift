import Domain

@testable import Data

extension ClinicKey {
    /// The key of every clinic in memory, so that each can be joined by the others.
    package static let sample = ClinicKey(secret: [UInt8](repeating: 7, count: ClinicKey.length))
}

extension JoinCode {
    /// A code with that key, of a clinic that nobody has founded.
    package static let sample = JoinCode(key: .sample, founder: KeyFingerprint(of: []))
}

extension LockedKey {
    /// The locked key of a member of staff, as it is stored in every clinic in memory.
    package init(stored: String, of staff: Staff.ID, under key: ClinicKey = .sample) throws(AppError) {
        guard let locked = try key.decrypt(stored, of: staff) else { throw .wrongCredentials }
        self = locked
    }
}
