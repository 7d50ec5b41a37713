import Testing
import TextShell

@testable import App

/// The address of a remote, and the parts that it must not have.
@Suite struct RemoteAddressTests {
    @Test(arguments: [
        "postgresql://db/clinic", "postgres://db/clinic", "postgresql://ana@db.clinic.example:5433/clinic",
        "postgresql://ana@[2001:db8::1]:5433/clinic", "postgresql:///clinic?host=/tmp/clinic&user=ana",
        "postgresql://ana@db/clinic?sslmode=verify-full&passfile=/home/ana/.pgpass",
    ])
    func `an address is kept as it was written`(text: String) throws {
        #expect(try RemoteAddress(text).text == text)
    }

    @Test(arguments: [
        "postgresql://ana:hunter2@db/clinic", "postgres://:hunter2@db/clinic", "postgresql://ana:hunt/er2@db/clinic",
        "postgresql://ana:hun@ter2@db/clinic", "postgresql://ana:@db/hunter2",
        "postgresql://ana:hunter2?x@db/clinic",
        "postgresql://ana@db/clinic?password=hunter2", "postgresql://ana@db/clinic?sslmode=require&password=hunter2",
        "postgresql://db/clinic?%70assword=hunter2", "postgresql://db/clinic?PASSWORD=hunter2",
        "postgresql://db/clinic?sslpassword=hunter2", "postgresql://db/clinic?%zzhunter2",
    ])
    func `a password in it is refused, with where to put it, and is not repeated`(text: String) async {
        for arguments in [["--remote", text], ["remote", "set", text], ["--remote=\(text)", "sync"]] {
            let run = await LaunchRun.of(["--memory"] + arguments)
            #expect(run.code == .usage)
            #expect(run.told.count == 1)
            #expect(run.told[0].contains("~/.pgpass") && run.told[0].contains("PGPASSWORD"))
            #expect(!(run.told[0] + run.output).contains("hunter2"))
        }
    }

    @Test(
        .bug(id: "c038b50d"),
        arguments: [
            "db.clinic.example", "mysql://db/hunter2", "postgresql:/db/clinic", "postgresql://db/cli nic",
            "postgresql://db/\u{1B}[2Jhunter2", "postgresql://db/\u{202E}clinic",
            "postgresql://db/clinic?application_name=a#&password=hunter2",
            "postgresql://\(String(repeating: "x", count: 1_000))",
        ])
    func `an invalid address is refused with the correct form, and is not repeated`(text: String) {
        let failure = #expect(throws: CommandFailure.self) { try RemoteAddress(text) }
        #expect(failure?.exitCode == .usage)
        #expect(failure?.message.contains("postgresql://USER@HOST/DATABASE") == true)
        #expect(failure?.message.contains("hunter2") == false)
    }
}
