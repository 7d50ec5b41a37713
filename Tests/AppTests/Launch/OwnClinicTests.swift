import Data
import Domain
import Foundation
import Support
import Testing
import TextShell

@testable import App

/// A clinic of one's own from nothing: colleagues, services and products.
@Suite(.timeLimit(.minutes(60))) struct OwnClinicTests {
    private let files: RunFolder
    private let secrets = [
        "ROSA": "a quiet morning", "CHEN": "seven grey herons", "ODA": "four old bicycles", "WRONG": "0000-0000-0000",
    ]

    init() async throws {
        files = try RunFolder([
            "services.csv": "title,minutes,clinicians\r\nCheck-up,30,chen\r\n\"X-ray, one side\",20,chen\r\n",
            "products.csv": Self.products,
        ])
        let made = await run(
            "init", "--name", "Harbour clinic", "--zone", "Europe/Lisbon", "--currency", "GBP", "--manager",
            "Rosa Marques", "--user", "rosa", "--secret", "@env:ROSA")
        #expect(made.code == .ok)
    }

    private static let products =
        "name,category,price,stock,reorder\n" + (1...10).map { "Bandage \($0) cm,Wound care,\($0).50,20,5\n" }.joined()

    private func run(_ arguments: String..., password: String = "ROSA", with more: [String: String] = [:]) async
        -> LaunchRun
    {
        var environment = secrets.merging(more) { $1 }
        environment["CLINIC_PASSWORD"] = secrets[password]
        return await LaunchRun.of(arguments + ["--data", files.path("data")], environment: environment)
    }

    /// Invites somebody, and returns the code.
    private func invite(_ words: String...) async throws -> String {
        var arguments = ["staff", "invite"] + words
        arguments += ["--as", "rosa", "--data", files.path("data")]
        let run = await LaunchRun.of(arguments, environment: ["CLINIC_PASSWORD": secrets["ROSA"] ?? ""])
        #expect(run.code == .ok, "\(run.told)")
        let code = try #require(run.output.firstMatch(of: #/([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/#)?.1)
        return String(code)
    }

    @Test func `an invitation is accepted once, and its code is no password`() async throws {
        let code = try await invite("chen", "clinician", "Chen", "Wei")
        let early = await run("staff", "--as", "chen", password: "CHEN")
        #expect(early.code == .noPermission)
        let wrong = await run("staff", "accept", "chen", "--code", "@env:WRONG", "--secret", "@env:CHEN")
        #expect(wrong.code == .noPermission)
        let short = await run(
            "staff", "accept", "chen", "--code", "@env:CODE", "--secret", "@env:SHORT",
            with: ["CODE": code, "SHORT": "short"])
        #expect(short.code == .dataError)
        for isFirst in [true, false] {
            let accepted = await run(
                "staff", "accept", "chen", "--code", "@env:CODE", "--secret", "@env:CHEN",
                with: ["CODE": code.lowercased()])
            #expect((accepted.code == .ok) == isFirst)
        }
        let signedIn = await run("open", "clinic://home", "--as", "chen", password: "CHEN")
        #expect(signedIn.code != .noPermission || signedIn.told.joined().contains("first steps"))
        #expect(await run("staff", "--as", "chen", password: "CHEN").told.joined().contains("You may not see"))
    }

    @Test func `the last manager stays, and who was removed is out`() async throws {
        #expect(
            await run("staff", "remove", "rosa", "--as", "rosa").told == [
                "Rosa Marques is the only manager. Make somebody else a manager first."
            ])
        #expect(await run("staff", "role", "rosa", "clinician", "--as", "rosa").code == .temporaryFailure)
        let code = try await invite("oda", "manager", "Oda", "Lund")
        #expect(
            await run("staff", "remove", "rosa", "--as", "rosa").code == .temporaryFailure, "Oda has no password yet")
        _ = await run("staff", "accept", "oda", "--code", "@env:CODE", "--secret", "@env:ODA", with: ["CODE": code])
        #expect(await run("staff", "remove", "rosa", "--as", "rosa").code == .ok)
        #expect(await run("staff", "--as", "rosa").code == .noPermission)
        let listed = await run("staff", "--as", "oda", password: "ODA")
        #expect(listed.output.contains("rosa  manager  Rosa Marques  left on"))
        #expect(await run("staff", "restore", "rosa", "--as", "oda", password: "ODA").code == .ok)
        #expect(await run("staff", "--as", "rosa").code == .ok)
    }

    @Test func `a session ends at once at another terminal`() async throws {
        let here = try ClinicStore.open(
            .folder(files.path("data")), clock: FixedClock(), identifiers: SequentialIdentifiers(), passwords: .least,
            polling: .onDemand, report: { _ in })
        let rosa = Credentials(userName: "rosa", password: Secret("a quiet morning"))
        _ = try await here.sessions.signIn(rosa, operation: OperationID(.sample(1)))
        #expect(await run("staff", "disconnect", "rosa", "--as", "rosa").code == .ok)
        here.lookForChanges()
        var session = here.sessions.session().makeAsyncIterator()
        guard case .value(nil, _, _) = await session.next() else {
            Issue.record("the session goes on")
            return
        }
        here.leave()
    }

    @Test func `a dry run says line by line what is done, and does nothing`() async throws {
        let products = files.path("products.csv")
        let dry = await run("import", "products", products, "--dry-run", "--as", "rosa")
        #expect(dry.output.hasPrefix("line 2: Bandage 1 cm is new\n"))
        #expect(dry.output.hasSuffix("Nothing was changed: this was a dry run.\n"))
        #expect(!(await run("open", "clinic://catalog", "--as", "rosa").output.contains("Wound care")))
        #expect(
            await run("import", "products", products, "--as", "rosa").output
                == "Taken in: 10 new, 0 changed, 0 as they were.\n")
        #expect(await run("open", "clinic://catalog", "--as", "rosa").output.contains("Wound care"))
        try files.write(Self.products.replacing("2.50,20,5", with: "2.75,20,5"), to: "products.csv")
        let again = await run("import", "products", products, "--dry-run", "--as", "rosa")
        #expect(again.output.contains("line 3: Bandage 2 cm: price 2.50 GBP → 2.75 GBP\n"))
        #expect(again.output.contains("line 2: Bandage 1 cm stays\n"))
    }

    @Test func `what is retired is no longer offered`() async throws {
        _ = await run("import", "products", files.path("products.csv"), "--as", "rosa")
        let header = "name,category,price,stock,reorder,retired\n"
        try files.write(header + "Bandage 1 cm,Wound care,1.50,20,5,yes\n", to: "products.csv")
        #expect(await run("import", "products", files.path("products.csv"), "--as", "rosa").code == .ok)
        let page = await run("open", "clinic://catalog/wound-care", "--as", "rosa").output
        #expect(page.contains("Bandage 2 cm") && !page.contains("Bandage 1 cm"))
        #expect(await run("open", "clinic://products/501", "--as", "rosa").output.contains("Bandage 1 cm"))
    }

    @Test func `hours come from a list, with a dry run`() async throws {
        try files.write(
            "who,day,opens,closes\nclinic,monday,8:00,12:00\nclinic,monday,13:00,18:00\nclinic,friday,8:00,12:00\n",
            to: "hours.csv")
        let dry = await run("import", "hours", files.path("hours.csv"), "--dry-run", "--as", "rosa")
        #expect(dry.output.contains("→ monday 08:00–12:00, monday 13:00–18:00, friday 08:00–12:00\n"))
        #expect(dry.output.hasSuffix("Nothing was changed: this was a dry run.\n"))
        for result in ["0 new, 1 changed, 0 as they were", "0 new, 0 changed, 1 as they were"] {
            let taken = await run("import", "hours", files.path("hours.csv"), "--as", "rosa")
            #expect(taken.output == "Taken in: \(result).\n")
        }
        try files.write("who,day,opens,closes\nclinic,monday,8:00,8:00\n", to: "wrong.csv")
        let wrong = await run("import", "hours", files.path("wrong.csv"), "--as", "rosa")
        #expect(wrong.told.contains("Line 2, column 1: it closes after it opens."))
    }

    /// Lists that cannot be taken in, and the place of the problem.
    private static let wrong: [(list: String, words: String)] = [
        ("name,category,price,stock,reorder\n\"Gauze,Wound care,1,1,1\n", "Line 2, column 1: the quote is not closed."),
        ("name,category,price,stock,reorder\nGauze,Wound care,1.234,1,1\n", "Line 2, column 18: a price in GBP"),
        (
            "name,category,price,stock,reorder\nGauze,Wound care,1,few,1\n",
            "Line 2, column 20: “few” is no whole number."
        ),
        ("name,category,price,stock\n", "Line 1, column 1: the column “reorder” is missing."),
        ("name,category,price,stock,reorder,prize\n", "Line 1, column 35: no column “prize” belongs here"),
        ("name,category,price,stock,reorder\nGauze,Wound care,1\n", "there are 3 cells, and 5 columns."),
        ("name,category,price,stock,reorder\n,Wound care,1,1,1\n", "Line 2, column 1: a product has a name."),
        ("name,category,price,stock,reorder\nGauze,W,1,1,1\nGAUZE,W,1,1,1\n", "Line 3, column 1: an earlier line"),
    ]

    @Test func `a wrong list changes nothing, and says where it is wrong`() async throws {
        for (list, words) in Self.wrong {
            try files.write(list, to: "wrong.csv")
            let run = await run("import", "products", files.path("wrong.csv"), "--as", "rosa")
            #expect(run.code == .dataError, "\(words)")
            #expect(run.told.contains { $0.contains(words) }, "\(words): \(run.told)")
        }
        let services = await run("import", "services", files.path("services.csv"), "--as", "rosa")
        #expect(services.told == ["Line 2: no clinician has the user name “chen”. Change it and try again."])
    }

    @Test func `three colleagues, two services and ten products make a working clinic`() async throws {
        for (user, role) in [("chen", "clinician"), ("oda", "receptionist"), ("ines", "pharmacist")] {
            let code = try await invite(user, role, "Doctor", user)
            let accepted = await run(
                "staff", "accept", user, "--code", "@env:CODE", "--secret", "@env:CHEN", with: ["CODE": code])
            #expect(accepted.code == .ok)
        }
        #expect(await run("import", "services", files.path("services.csv"), "--as", "rosa").code == .ok)
        #expect(await run("import", "products", files.path("products.csv"), "--as", "rosa").code == .ok)
        let booking = await run("open", "clinic://booking", "--as", "rosa").output
        #expect(booking.contains("Check-up") && booking.contains("X-ray, one side"))
        #expect(!booking.contains("Vaccination"))
        for user in ["ana", "ben", "chen", "maya", "noor", "dana", "ines", "rosa", "oda"] {
            let opened = await LaunchRun.of(
                ["--data", files.path("data"), "--as", user, "open", "clinic://home"],
                environment: ["CLINIC_PASSWORD": HelpText.examplePassword])
            #expect(opened.code == .noPermission, "\(user)")
        }
    }
}
