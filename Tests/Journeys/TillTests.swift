import Foundation
import Testing

/// Visitors at several tills of one clinic, each in a process of its own.
@Suite nonisolated struct TillTests {
    @Test func `each till has a cart of its own, and that of a till whose process was killed is free again`() throws {
        try PreparedClinic.with { folder in
            let tills = try ["Cart (1), 4.90 EUR", "Cart (2), 9.80 EUR"].map { cart in
                let till = try ClinicProcess(ClinicRun.fixed + ["--data", folder])
                try till.send("open clinic://products/501\n")
                try till.read { $0.output.contains("Cart (empty)") }
                try till.send((cart.contains("2") ? "set quantity 2\n" : "") + "add to cart\n")
                try till.read { $0.output.contains(cart) }
                return till
            }
            kill(tills[0].id, SIGKILL)
            _ = try tills[0].end()
            let next = try ClinicRun.of([], in: folder, lines: ["open clinic://catalog"])
            #expect(next.output.contains("Cart (1), 4.90 EUR"))
            tills[1].closeInput()
            #expect(try tills[1].end() == 0)
        }
    }

    @Test(arguments: [["open", "clinic://home"], []])
    func `who signs in before anything else takes no cart that a visitor left`(arguments: [String]) throws {
        try PreparedClinic.with { folder in
            _ = try ClinicRun.of([], in: folder, lines: ["open clinic://products/501", "add to cart"])
            try FileManager.default.removeItem(atPath: "\(folder)/clinic.tills")
            let signedIn = try ClinicRun.of(
                ["--as", "maya"] + arguments, in: folder, environment: FirstDialogue.environment, lines: [])
            #expect(signedIn.code == 0)
            #expect(!signedIn.errors.contains("cart") && !signedIn.output.contains("visitor's cart"))
            // A conversation leaves the visitor of its till a place; one link leaves nothing.
            #expect(FileManager.default.fileExists(atPath: "\(folder)/clinic.tills") == arguments.isEmpty)
            let visitor = try ClinicRun.of(["open", "clinic://catalog"], in: folder)
            #expect(visitor.output.contains("Cart (1), 4.90 EUR"))
        }
    }

    @Test func `terminals that say which till they are find their carts again, in whatever order they open`() throws {
        try PreparedClinic.with { folder in
            for (till, quantity) in [("1", 1), ("2", 2)] {
                let lines = ["open clinic://products/501", "set quantity \(quantity)", "add to cart"]
                _ = try ClinicRun.of(["--till", till], in: folder, lines: lines)
            }
            let two = try ClinicProcess(ClinicRun.fixed + ["--data", folder, "--till", "2"])
            try two.send("open clinic://catalog\n")
            try two.read { $0.output.contains("Cart (2), 9.80 EUR") }
            let one = try ClinicRun.of(["--till", "1", "open", "clinic://catalog"], in: folder)
            #expect(one.output.contains("Cart (1), 4.90 EUR"))
            two.closeInput()
            #expect(try two.end() == 0)
        }
    }

    @Test(arguments: [["open", "clinic://home"], []])
    func `a till that another open clinic is cannot be had, and it is said what to do`(arguments: [String]) throws {
        try PreparedClinic.with { folder in
            let first = try ClinicProcess(ClinicRun.fixed + ["--data", folder, "--till", "3"])
            try first.read { $0.output.contains("Home") }
            let second = try ClinicRun.of(["--till", "3"] + arguments, in: folder)
            #expect(
                second
                    == ClinicRun(
                        code: 75, output: "",
                        errors:
                            "clinic: Till 3 is taken: another open clinic is that till. End that one, or choose another "
                            + "number with --till.\n"))
            first.closeInput()
            #expect(try first.end() == 0)
            #expect(try ClinicRun.of(["--till", "3"] + arguments, in: folder).code == 0)
        }
    }
}
