import Domain
import Testing

@testable import Data

struct DamageSearchTests {
    @Test func `a reference to a row that is not there is found, with the table that has it`() throws {
        let connection = try Connection(path: ":memory:")
        try connection.run("CREATE TABLE cupboard (id INTEGER PRIMARY KEY)")
        try connection.run("CREATE TABLE shelf (cupboard INTEGER REFERENCES cupboard)")
        try connection.lookForDamage()
        try connection.run("INSERT INTO shelf VALUES (7)")
        let fault = StorageFault.corrupt(path: ":memory:", detail: "a row of shelf names one that is not there")
        #expect(throws: AppError.storage(fault)) { try connection.lookForDamage() }
    }
}
