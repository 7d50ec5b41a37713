import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A package that cannot be audited is reported with advice; a clean one has no findings.
@Suite struct AuditTroubleTests {
    private func sample() throws -> CompiledSample {
        try CompiledSample([(name: "Domain", uses: [])], ["Domain/A.swift": "public let a = [1].count\n"])
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing was said"
        } catch {
            return "\(error)"
        }
    }

    @Test func `a clean package has no findings, whatever else is in the store`() throws {
        let sample = try sample()
        let (configuration, _) = Configuration.read("layer Domain\n    role domain\n    targets Domain", path: "c")
        let uses = try sample.uses()
        #expect(uses.files.first?.uses.isEmpty == false)
        #expect(Check(sample.facts, configuration).raw(uses) == [])
        var without = sample.facts
        without.targets[0].sources = []
        #expect(try sample.uses(without).files.isEmpty)
    }

    @Test func `the store is found from the programs of either build system`() throws {
        let (sample, files) = (try sample(), FileManager.default)
        for folder in ["debug/index", "store/Products/Debug-linux"] {
            try files.createDirectory(atPath: "\(sample.root)/\(folder)", withIntermediateDirectories: true)
        }
        try files.createSymbolicLink(atPath: "\(sample.root)/debug/index/store", withDestinationPath: sample.store)
        for folder in ["debug", "store/Products/Debug-linux"] {
            #expect(try sample.uses(in: "\(sample.root)/\(folder)").files.count == 1, "\(folder)")
        }
    }

    @Test func `a source that is not built, or has changed since, is reported`() throws {
        let sample = try sample()
        var facts = sample.facts
        facts.targets[0].sources += ["Domain/B.swift", "Domain/C.swift"]
        #expect(
            message { _ = try sample.uses(facts) }
                == "the index does not have Domain/B.swift and 1 other sources. Build first: `swift build --build-tests`."
        )
        let later = Date(timeIntervalSince1970: 4_000_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: "\(sample.root)/Domain/A.swift")
        #expect(
            message { _ = try sample.uses() }
                == "Domain/A.swift has changed since it was built. Build first: `swift build --build-tests`.")
    }

    @Test func `a missing store is reported`() throws {
        let said = message {
            _ = try PackageIndex(
                PackageFacts(name: "A"), root: ".", store: "/no/store", libraries: CompiledSample.libraries())
        }
        #expect(said.hasPrefix("cannot read the index store /no/store: ") && said.contains("swift build"), "\(said)")
    }

    @Test func `a missing library is reported`() {
        let said = message {
            _ = try PackageIndex(PackageFacts(name: "A"), root: ".", store: "/no/store", libraries: "/no/lib")
        }
        #expect(said.hasPrefix("cannot open /no/lib/libIndexStore."), "\(said)")
        #expect(said.hasSuffix(" The audit needs a toolchain that comes with libIndexStore."), "\(said)")
    }
}
