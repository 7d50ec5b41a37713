import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The exceptions of a package are listed and counted by their kinds.
@Suite struct ExceptionListTests {
    private static let file = """
        layer A
            targets Domain
        exception use-case B.swift LoadUseCase
            reason "until \\ then"
            owner Ana
            until 2027-01-31
        exception use-case C.swift
            reason for-good
        exception io-ownership D.swift open
            reason seen
            for audit
        """
    private static let code = "// layering:allow shared-instance one of a kind\nlet a = b.shared\n// layering:allow"

    private func written(_ form: ExceptionList, today: String) -> String {
        let (configuration, _) = Configuration.read(Self.file, path: "layering.config")
        let check = Check(SamplePackage.facts(of: Example("Domain", Self.code)), configuration)
        let exceptions = check.exceptions(SourcesInMemory(["Domain/A.swift": Self.code]))
        return form.written(exceptions, configuration: "layering.config", today: today)
    }

    @Test(arguments: [
        ("2027-01-21", "10 days left"), ("2027-01-30", "1 day left"), ("2027-01-31", "0 days left"),
        ("2027-02-01", "expired"), ("2024-02-28", "1068 days left"),
    ])
    func `each is a line, and the last line counts them`(today: String, left: String) {
        #expect(
            written(.text, today: today) == """
                layering.config:7:1: permanent: use-case C.swift: for-good
                layering.config:9:1: permanent: io-ownership D.swift open in the audit: seen
                Domain/A.swift:1:4: inline: shared-instance: one of a kind
                layering.config:3:1: expiring: use-case B.swift LoadUseCase, \(left), until 2027-01-31, Ana: until \\ then
                2 permanent, 1 inline, 1 expiring

                """)
    }

    @Test func `a tool reads the same`() {
        let text = written(.json, today: "2027-02-01")
        #expect(text.hasPrefix("{\"permanent\":2,\"inline\":1,\"expiring\":1,\"exceptions\":[{"))
        #expect(
            text.contains(
                """
                {"kind":"expiring","rule":"use-case","path":"B.swift","name":"LoadUseCase","reason":"until \\\\ then",\
                "file":"layering.config","owner":"Ana","until":"2027-01-31","line":3,"column":1,"daysLeft":-1,\
                "audit":false}
                """), "\(text)")
        #expect(JSON(text)?["exceptions"] != nil)
    }
}
