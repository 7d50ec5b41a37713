import Domain
import Testing

@testable import Data
@testable import DataSync

/// The addresses that a person writes, and their interpretation.
@Suite(.enabled(if: PostgresServer.hasLibrary, PostgresServer.hasNoLibrary)) struct PostgresAddressTests {
    @Test(arguments: [
        ("postgresql://workstation@db.clinic.example/clinic", "db.clinic.example:5432/clinic", "verify-full"),
        ("postgres://workstation@db.clinic.example:6000/clinic", "db.clinic.example:6000/clinic", "verify-full"),
        ("postgresql://workstation@10.0.0.7/clinic", "10.0.0.7:5432/clinic", "verify-full"),
        ("postgresql://s@one.example,two.example/clinic", "one.example,two.example:5432/clinic", "verify-full"),
        ("postgresql://s@localhost/clinic?hostaddr=10.0.0.7", "localhost:5432/clinic", "verify-full"),
        ("postgresql://s@db.clinic.example/clinic?sslmode=require", "db.clinic.example:5432/clinic", "require"),
        ("postgresql://s@localhost/clinic?sslmode=verify-full", "localhost:5432/clinic", "verify-full"),
        ("postgresql://workstation@localhost/clinic", "localhost:5432/clinic", "prefer"),
        ("postgresql://workstation@127.0.0.1/clinic", "127.0.0.1:5432/clinic", "prefer"),
        ("postgresql://workstation@[::1]/clinic", "::1:5432/clinic", "prefer"),
        ("postgresql://workstation@/clinic?host=/run/postgresql", "/run/postgresql:5432/clinic", "prefer"),
        ("postgresql://s@/clinic?host=/run,/tmp", "/run,/tmp:5432/clinic", "prefer"),
        ("postgresql://s@/clinic?host=/run,db.example", "/run,db.example:5432/clinic", "verify-full"),
        ("postgresql://s@db.clinic.example/clinic?hostaddr=", "db.clinic.example:5432/clinic", "verify-full"),
        ("postgresql://workstation@?service=office", "service office", "verify-full"),
        ("postgresql://workstation@/clinic?service=office", "service office/clinic", "verify-full"),
        ("postgresql://workstation@localhost:6000/clinic?service=office", "localhost:6000/clinic", "verify-full"),
        ("postgresql://workstation@/clinic?service=office&sslmode=require", "service office/clinic", "require"),
    ])
    func `TLS is verified unless the address says otherwise or nothing leaves this machine`(
        text: String, name: String, mode: String
    ) throws {
        let address = try PostgresAddress(text, library: try LibPQ.load())
        #expect(address.name == name)
        #expect(address.options["sslmode"] == mode)
        #expect(address.options["user"] != nil)
    }

    @Test func `the authorities and the host of a service are those that it names`() throws {
        let text = "postgresql://workstation@localhost/clinic?service=office"
        let address = try PostgresAddress(text, library: try LibPQ.load())
        #expect(address.options["sslrootcert"] == nil)
        #expect(address.hostToLookUp == nil)
    }

    @Test(arguments: [
        "postgresql://workstation:s3cret@db.clinic.example/clinic",
        "postgresql://workstation@db.clinic.example/clinic?password=s3cret",
        "postgresql://workstation@db.clinic.example/clinic?sslpassword=s3cret",
        "postgresql://workstation:s3cret@db.clinic.example:port/clinic",
        "postgresql://workstation:s3cret@db.clinic.example/clinic?nonsense=1",
        "mysql://workstation:s3cret@db.clinic.example/clinic", "host=db.clinic.example password=s3cret", "",
    ])
    func `an address with a password in it, or one that cannot be read, is refused without repeating it`(text: String)
        throws
    {
        let library = try LibPQ.load()
        let error = #expect(throws: AppError.self) { try PostgresAddress(text, library: library) }
        #expect(error?.code == "invalid-input")
        #expect(error?.message.contains("s3cret") == false)
        #expect(
            error?.message.contains("postgresql://user@host:5432/database") == true
                || error?.message.contains("~/.pgpass") == true)
    }
}
