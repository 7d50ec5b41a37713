import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The audit finds violations that are invisible in the text, with their place and the rules' own ids.
@Suite struct AuditTests {
    private static let sample = Result { try CompiledSample(HiddenViolations.modules, HiddenViolations.files) }

    private func check(_ sample: CompiledSample, _ more: String = "") -> Check {
        let text = HiddenViolations.configuration + "\n" + more
        let (configuration, findings) = Configuration.read(text, path: "layering.config")
        #expect(findings.isEmpty, "\(findings)")
        return Check(sample.facts, configuration)
    }

    @Test func `what aliases, inferred types and extensions hide is found at its place`() throws {
        let sample = try Self.sample.get()
        let sources = SourcesOnDisk(root: sample.root)
        let findings = check(sample).findings(in: try sample.uses(), today: "2026-01-01", sources: sources)
        let places = findings.map { "\($0.path):\($0.place.line):\($0.place.column) \($0.rule) \($0.name)" }
        #expect(places == HiddenViolations.places)
    }

    @Test func `text finds none of it`() throws {
        let sample = try Self.sample.get()
        let found = check(sample).raw(SourcesOnDisk(root: sample.root)).filter { $0.path == "Orders/Hidden.swift" }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `a violation in the text is known to the index and not reported again`() throws {
        let sample = try Self.sample.get()
        let known = check(sample).raw(try sample.uses()).filter { $0.path == "Orders/Plain.swift" }
        let places = known.map { "\($0.place.line):\($0.place.column) \($0.rule) \($0.name)" }
        #expect(places == ["4:27 io-ownership contentsOf", "5:14 io-ownership to"])
    }

    @Test func `findings name the resolved symbol`() throws {
        let sample = try Self.sample.get()
        let texts = check(sample).raw(try sample.uses()).map(\.what)
        for expected in [
            "`Files`, which is `FileManager`, does I/O, which is Data's",
            "`fileExists(atPath:)` of `FileManager` does I/O, which is Data's",
            "`stored()` is declared in Data, which Orders must not use",
            "`Mutex` is declared in Synchronization, which the layer Features must not import",
            "`OrderRepository` is declared in Domain, which Orders does not declare",
        ] {
            #expect(texts.contains(expected), "\(texts.joined(separator: "\n"))")
        }
    }

    @Test func `exceptions and baselines apply to the audit, which judges only its own`() throws {
        let sample = try Self.sample.get()
        let sources = SourcesOnDisk(root: sample.root)
        let said = """
            exception io-ownership Orders/Hidden.swift FileManager
                for audit
                reason "until it is gone"
                owner Ana
                until 2027-01-31
            exception use-case Orders/Hidden.swift
                for audit
                reason "nothing needs it"
                owner Ana
                until 2027-01-31
            baseline audit
                terminal-ownership Orders/Hidden.swift print 1
                feature-task Orders/Hidden.swift Task 2
            baseline
                layer-dependency Orders/Hidden.swift Data 1
            """
        let check = check(sample, said)
        let audited = check.findings(in: try sample.uses(), today: "2027-02-01", sources: sources)
        #expect(
            audited.map { "\($0.rule) \($0.name)" }
                == [
                    "layer-dependency Data", "framework Synchronization", "undeclared-dependency Domain",
                    "view-repository OrderRepository", "undeclared-dependency Domain",
                    "view-repository OrderRepository", "io-ownership open", "io-ownership write",
                    "io-ownership remove", "undeclared-dependency Domain", "configuration io-ownership",
                    "configuration use-case",
                    "configuration use-case", "configuration Task",
                ], "\(audited)")
        let checked = check.findings(today: "2027-02-01", expired: .error, sources: sources).map(\.what)
        #expect(!checked.contains { $0.contains("io-ownership expired") || $0.contains("use-case") }, "\(checked)")
    }
}
