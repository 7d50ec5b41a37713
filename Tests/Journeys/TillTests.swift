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
}
