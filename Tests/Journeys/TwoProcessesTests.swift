import Testing

/// Two workstations on one file.
@Suite nonisolated struct TwoProcessesTests {
    @Test func `a write by one process reaches the open screen of the other`() throws {
        try TemporaryFolder.with { folder in
            let writer = try Self.workstation("ana", folder)
            let reader = try Self.workstation("chen", folder)
            let order = "open clinic://orders/1043"
            #expect(try reader.answer(to: order).contains("Paid"))
            _ = try writer.answer(to: order)
            #expect(try writer.answer(to: "mark as packed").contains("Packed"))
            let deadline = ContinuousClock.now + .seconds(30)
            var screen = try reader.answer(to: "")
            while !screen.contains("Packed"), .now < deadline { screen = try reader.answer(to: "") }
            #expect(screen.contains("Packed"))
            for workstation in [writer, reader] {
                workstation.closeInput()
                #expect(try workstation.end() == 0)
            }
        }
    }

    @Test func `two first starts at once make one clinic`() throws {
        try TemporaryFolder.with { folder in
            let workstations = try (1...3).map { _ in
                try ClinicProcess(ClinicRun.fixed + ["--data", folder], input: .null)
            }
            #expect(try workstations.map { try $0.end() } == [0, 0, 0])
            #expect(workstations.filter { $0.errors.contains("Created the example clinic") }.count == 1)
        }
    }

    /// A workstation with someone signed in, whose first screen has been read. Each screen is one line of JSON.
    private static func workstation(_ user: String, _ folder: String) throws -> ClinicProcess {
        let process = try ClinicProcess(
            ClinicRun.fixed + ["--data", folder, "--format", "json", "--as", user],
            environment: FirstDialogue.environment)
        try process.read { $0.output.hasSuffix("\n") }
        return process
    }
}

nonisolated extension ClinicProcess {
    /// The screen that follows a command.
    func answer(to command: String) throws -> Substring {
        let before = output.count
        try send("\(command)\n")
        try read { $0.output.count > before && $0.output.hasSuffix("\n") }
        return output.dropFirst(before)
    }
}
