import Foundation
import Testing

/// The app is killed as soon as a booking is in its file, which is about when it saves the place.
///
/// `scripts/soak killed` sets the size.
@Suite nonisolated struct KilledWriteTests {
    private static let lines = [
        "open clinic://patients/2001", "book", "consultation", "dr. chen", "next day", "11:45", "set note With a dog",
    ]

    @Test func `the next start shows the appointment, or the form with what was typed`() throws {
        let size = ProcessInfo.processInfo.environment["CLINIC_KILLED_SIZE"].flatMap(Int.init)
        var unheard = 0
        for _ in 0..<(size ?? 5) {
            try PreparedClinic.with { folder in
                let (booked, shown) = try Self.book(in: folder)
                let run = try ClinicRun.of(["--as", "ben"], in: folder, environment: FirstDialogue.environment)
                if run.errors.contains("What you saved last was saved") { unheard += 1 }
                // The outcome is shown once: before the app was killed, or at the next start.
                let said = booked ? shown + run.output : run.output
                #expect(said.contains(booked ? "is booked." : "Note: With a dog"), "\(run.output)\(run.errors)")
                #expect(!booked || run.breadcrumbs == ["Patients › #2001"])
                #expect(!run.output.contains("no longer free"))
            }
        }
        if let size { print("killed: \(size) times, \(unheard) of them before the place was saved: none failed") }
    }

    /// Books, and kills the app.
    ///
    /// - Returns: whether the booking is in the file, and the output.
    private static func book(in folder: String) throws -> (Bool, String) {
        let process = try ClinicProcess(
            ClinicRun.fixed + ["--data", folder, "--as", "ben"], environment: FirstDialogue.environment)
        try process.send(lines.map { "\($0)\n" }.joined())
        try process.read { $0.output.contains("Note: With a dog") }
        let (file, query) = (ClinicFile(in: folder), "SELECT count(*) FROM operation WHERE kind = 'book_appointment'")
        let before = try file.texts(query)
        try process.send("book it\n")
        let deadline = ContinuousClock.now + .seconds(10)
        while try file.texts(query) == before, ContinuousClock.now < deadline {}
        kill(process.id, SIGKILL)
        _ = try process.end()
        return (try file.texts(query) != before, process.output)
    }
}
