import Foundation
import Support
import Testing

/// Three terminals of one clinic sell, book, move and cancel at random, each in a separate process. One person uses
/// two of them, and signs in again with a visitor's cart at one while they buy something at the other.
@Suite nonisolated struct TwoTerminalsTests {
    @Test(arguments: [1, 2] as [UInt64]) func `nothing is lost, doubled or sold twice`(seed: UInt64) throws {
        try PreparedClinic.with { folder in
            let file = ClinicFile(in: folder)
            let (before, movedBefore) = (try file.stockAndSold(), try file.moves())
            var random = SeededGenerator(seed: seed)
            let users = ["ben", "maya", "maya"]
            let terminals = try users.map { user in
                try ClinicProcess(
                    ClinicRun.fixed + ["--data", folder, "--as", user], environment: FirstDialogue.environment)
            }
            let lines = users.map { user in (0..<48).flatMap { _ in Self.step(user, &random) } }
            for (terminal, lines) in zip(terminals, lines) {
                try terminal.send(lines.map { "\($0)\n" }.joined())
                terminal.closeInput()
            }
            for terminal in terminals { _ = try terminal.end() }
            let outputs = terminals.map(\.output)

            #expect(try file.isWhole)
            #expect(try file.stockAndSold() == before, "seed \(seed)")
            #expect(try file.texts("SELECT number FROM product WHERE stock < 0").isEmpty, "seed \(seed)")
            #expect(try file.texts(ClinicFile.doubleBookings).isEmpty, "seed \(seed)")
            #expect(try file.texts(ClinicFile.wrongTotals).isEmpty, "seed \(seed)")
            // The reported events are exactly the ones that happened.
            let placed = try file.texts("SELECT DISTINCT cart_number FROM purchase").count
            // A person who signs in elsewhere at that moment is told at both terminals.
            #expect(placed == Self.screens("Order placed", after: "Checkout", in: outputs), "seed \(seed)")
            let booked = try file.texts("SELECT number FROM appointment WHERE number > 3012").count
            #expect(booked == Self.screens("Appointments › #", after: "Book", in: outputs), "seed \(seed)")
            let moved = try file.moves() - movedBefore
            #expect(moved == Self.screens("Appointments › #", after: "Move appointment", in: outputs), "seed \(seed)")
            #expect(try file.texts(ClinicFile.unlikeTheirHistory).isEmpty, "seed \(seed)")
            // A cart at checkout may be changed or bought at the other terminal, but never disappears.
            let carts = try file.texts("SELECT 'Cart #' || number || ' does not exist' FROM cart")
            #expect(!outputs.contains { output in carts.contains(where: output.contains) }, "seed \(seed)")
            let joined = try file.texts("SELECT number FROM cart WHERE joined_to IS NOT NULL").count
            #expect(joined > 0, "seed \(seed): no cart was put to another")
            #expect(placed > 3 && booked > 3 && moved > 3, "seed \(seed): too little happened")
        }
    }

    /// The lines of one action, which succeeds or is refused.
    private static func step(_ user: String, _ random: inout SeededGenerator) -> [String] {
        let slot = ["04T0800", "04T0830", "04T0900", "05T0900", "05T0930"].randomElement(using: &random) ?? ""
        let product = [502, 505, 508, 512].randomElement(using: &random) ?? 0
        switch Int.random(in: 0...6, using: &random) {
        case 0:
            return [
                "open clinic://booking/checkup/\(["chen", "dana"].randomElement(using: &random) ?? "")/2026-03-\(slot)Z",
                "set patient \(Int.random(in: 2001...2004, using: &random))", "book it", "home", "discard",
            ]
        case 1: return ["open clinic://products/\(product)", "add to cart", "home"]
        case 2:
            return [
                "open clinic://products/\(product)", "add to cart", "open clinic://cart", "check out",
                "set customer Lena Vogt", "place the order", "home", "discard",
            ]
        case 3, 4: return Self.move(&random)
        case 5:
            return [
                "open clinic://products/501", "add to cart", "home", "sign out", "sign out",
                "open clinic://products/504", "add to cart", "home", "sign in",
                "set user \(user)", "set password @env:CLINIC_PASSWORD", "sign in", "home",
            ]
        default:
            let order = Int.random(in: 1045...1052, using: &random)
            return ["open clinic://orders/\(order)", "cancel-order", "cancel-order", "home"]
        }
    }

    /// Both terminals move the same few appointments to the times that both book. A time that is free for the
    /// clinician is offered even if the patient is expected elsewhere: then only the write can refuse it.
    private static func move(_ random: inout SeededGenerator) -> [String] {
        let number = [3009, 3010, 3011].randomElement(using: &random) ?? 0
        let times = [("04", "09:00"), ("04", "09:30"), ("04", "10:00"), ("05", "10:00"), ("05", "10:30")]
        let (day, time) = times.randomElement(using: &random) ?? ("", "")
        return [
            "open clinic://appointments/\(number)/reschedule", "search 2026-03-\(day)", time, "move it", "keep", "home",
        ]
    }

    /// The number of screens with a breadcrumb that starts with some words, straight after one that contains others.
    private static func screens(_ words: String, after before: String, in outputs: [String]) -> Int {
        outputs.map { output in
            let all = ClinicRun(code: 0, output: output, errors: "").breadcrumbs
            return zip(all, all.dropFirst()).filter { old, new in
                old.contains(before) && new.hasPrefix(words) && !new.contains("Reschedule")
            }.count
        }.reduce(0, +)
    }
}

nonisolated extension ClinicFile {
    /// For each product, the units left plus those sold since the first start and not returned.
    func stockAndSold() throws -> [String] {
        try texts(
            """
            SELECT product.number || ': ' || (stock + coalesce((
                SELECT sum(quantity) FROM order_line JOIN orders ON orders.id = order_id
                WHERE product_number = product.number AND orders.number > 1044 AND state <> 'cancelled'), 0))
            FROM product ORDER BY product.number
            """)
    }

    /// The number of moves of appointments.
    func moves() throws -> Int {
        try texts("SELECT appointment FROM appointment_event WHERE kind = 'moved'").count
    }

    /// Appointments that do not match their last step, or whose version does not match the number of steps.
    static let unlikeTheirHistory = """
        SELECT number FROM appointment
        WHERE number > 3000 AND version <> (SELECT count(*) FROM appointment_event WHERE appointment = number)
            OR start_at <> (
                SELECT to_at FROM appointment_event WHERE appointment = number AND to_at IS NOT NULL
                ORDER BY position DESC LIMIT 1)
        """

    /// Pairs of overlapping appointments of one clinician or one patient.
    static let doubleBookings = """
        SELECT one.number FROM appointment AS one
        JOIN appointment AS other ON one.clinician_id = other.clinician_id OR one.patient_id = other.patient_id
        WHERE one.number < other.number AND one.status = 'booked' AND other.status = 'booked'
            AND one.start_at < other.end_at AND other.start_at < one.end_at
        """

    /// Orders without a line, and lines with a price other than the product's.
    static let wrongTotals = """
        SELECT number FROM orders WHERE id NOT IN (SELECT order_id FROM order_line)
        UNION ALL
        SELECT orders.number FROM orders JOIN order_line ON order_id = orders.id
        JOIN product ON product.number = product_number WHERE orders.number > 1044 AND unit_price <> price
        """
}
