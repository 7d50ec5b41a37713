import Exploring
import Testing

/// The explorer reports a fault with its place and the way there.
@MainActor @Suite struct PlantedFaultTests {
    @Test func `it finds nothing in an app that keeps every law`() async throws {
        let exploration = try await Explorer(Library()).explore()
        #expect(exploration.findings.map { $0.lines.joined(separator: "\n") } == [])
        #expect(exploration.map.stops.count == 9)
    }

    @Test func `it names each planted fault by its law and its screen`() async throws {
        var named = 0
        for fault in LibraryFault.allCases {
            let findings = try await Explorer(Library(fault)).explore().findings
            let isNamed = findings.contains { $0.law == fault.law && $0.screen == fault.screen }
            if isNamed { named += 1 }
            #expect(isNamed, "\(fault): \(findings.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n"))")
        }
        print("explorer: named \(named) of \(LibraryFault.allCases.count) planted faults")
    }
}
