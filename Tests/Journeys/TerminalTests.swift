import Foundation
import Testing

/// Visitors at several terminals of one clinic, each in a separate process.
@Suite nonisolated struct TerminalTests {
    @Test func `each terminal has its own cart, and the terminal of a killed process is free again`() throws {
        try PreparedClinic.with { folder in
            let terminals = try ["Cart (1), 4.90 EUR", "Cart (2), 9.80 EUR"].map { cart in
                let terminal = try ClinicProcess(ClinicRun.fixed + ["--data", folder])
                try terminal.send("open clinic://products/501\n")
                try terminal.read { $0.output.contains("Cart (empty)") }
                try terminal.send((cart.contains("2") ? "set quantity 2\n" : "") + "add to cart\n")
                try terminal.read { $0.output.contains(cart) }
                return terminal
            }
            kill(terminals[0].id, SIGKILL)
            _ = try terminals[0].end()
            let next = try ClinicRun.of([], in: folder, lines: ["open clinic://catalog"])
            #expect(next.output.contains("Cart (1), 4.90 EUR"))
            terminals[1].closeInput()
            #expect(try terminals[1].end() == 0)
        }
    }

    @Test(arguments: [["open", "clinic://home"], []])
    func `who signs in before anything else takes no cart that a visitor left`(arguments: [String]) throws {
        try PreparedClinic.with { folder in
            _ = try ClinicRun.of([], in: folder, lines: ["open clinic://products/501", "add to cart"])
            try FileManager.default.removeItem(atPath: "\(folder)/clinic.terminals")
            let signedIn = try ClinicRun.of(
                ["--as", "maya"] + arguments, in: folder, environment: FirstDialogue.environment, lines: [])
            #expect(signedIn.code == 0)
            #expect(!signedIn.errors.contains("cart") && !signedIn.output.contains("visitor's cart"))
            // A session saves a place for the visitor of its terminal; a single link saves nothing.
            #expect(FileManager.default.fileExists(atPath: "\(folder)/clinic.terminals") == arguments.isEmpty)
            let visitor = try ClinicRun.of(["open", "clinic://catalog"], in: folder)
            #expect(visitor.output.contains("Cart (1), 4.90 EUR"))
        }
    }

    @Test func `terminals that say which terminal they are find their carts again, in whatever order they open`() throws
    {
        try PreparedClinic.with { folder in
            for (terminal, quantity) in [("1", 1), ("2", 2)] {
                let lines = ["open clinic://products/501", "set quantity \(quantity)", "add to cart"]
                _ = try ClinicRun.of(["--terminal", terminal], in: folder, lines: lines)
            }
            let two = try ClinicProcess(ClinicRun.fixed + ["--data", folder, "--terminal", "2"])
            try two.send("open clinic://catalog\n")
            try two.read { $0.output.contains("Cart (2), 9.80 EUR") }
            let one = try ClinicRun.of(["--terminal", "1", "open", "clinic://catalog"], in: folder)
            #expect(one.output.contains("Cart (1), 4.90 EUR"))
            two.closeInput()
            #expect(try two.end() == 0)
        }
    }

    @Test(arguments: [["open", "clinic://home"], []])
    func `a terminal in use cannot be taken, and the error has advice`(arguments: [String]) throws {
        try PreparedClinic.with { folder in
            let first = try ClinicProcess(ClinicRun.fixed + ["--data", folder, "--terminal", "3"])
            try first.read { $0.output.contains("Home") }
            let second = try ClinicRun.of(["--terminal", "3"] + arguments, in: folder)
            #expect(
                second
                    == ClinicRun(
                        code: 75, output: "",
                        errors:
                            "clinic: Terminal 3 is taken: another open clinic is that terminal. End that one, or choose another "
                            + "number with --terminal.\n"))
            first.closeInput()
            #expect(try first.end() == 0)
            #expect(try ClinicRun.of(["--terminal", "3"] + arguments, in: folder).code == 0)
        }
    }
}
