import DataSupport
import Domain
import Support

@testable import Data

extension ExampleStaff {
    /// The person as stored, with a new key under the password of the example, at the least cost.
    func sample() throws(AppError) -> StaffRecord {
        let key = try SigningKey()
        let locked = try PasswordHasher(cost: .least).seal(key, under: Secret(Self.password))
        return try record(key, locked, under: .sample, at: .sample)
    }
}
