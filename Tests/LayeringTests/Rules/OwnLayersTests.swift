import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The layers of this package match its design, and the gate enforces them.
@Suite struct OwnLayersTests {
    private let configuration: Configuration

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: Configuration.fileName)
        let (configuration, findings) = Configuration.read(
            try String(contentsOf: file, encoding: .utf8), path: Configuration.fileName)
        #expect(findings.isEmpty, "\(findings)")
        self.configuration = configuration
    }

    @Test func `nothing is excepted, skipped or known from before`() {
        #expect(configuration.exceptions.isEmpty && configuration.baseline.isEmpty && configuration.skips.isEmpty)
    }

    // holds: layer-dependency-rule, di-protocol-abstraction
    @Test(arguments: [
        ("Channels", "", "Synchronization"), ("Domain", "Channels Unicode", "FoundationEssentials"),
        ("HeadlessUI", "", "Foundation FoundationEssentials Observation"),
        ("DesignSystem", "Domain HeadlessUI", "FoundationEssentials Observation"),
        ("Navigation", "", "Foundation FoundationEssentials SwiftUI"),
        ("TextShell", "HeadlessUI", "\(system) Foundation Observation"),
        ("Features", "Domain DesignSystem", "FoundationEssentials Observation"), ("Data", "Domain Libraries", system),
        ("FeatureTests", "Domain DesignSystem Support Previews", "Foundation Observation Testing"),
    ])
    func `a layer may use what the design allows it`(layer: String, uses: String, frameworks: String) throws {
        let layer = try #require(configuration.layer(named: layer))
        #expect(Set(layer.uses.map(\.text)) == words(uses))
        #expect(Set(layer.frameworks.map(\.text)) == words(frameworks))
        #expect(layer.owns.isEmpty)
    }

    private func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    /// The system modules that the outer layers may import.
    private static let system = "FoundationEssentials Synchronization Dispatch Glibc Musl Darwin"

    // holds: layer-dependency-rule, nav-no-navigationlink, layer-no-view-repository, data-cancellation
    // holds: state-no-published, arch-observable-only, di-environment-injection, state-environment-global
    // holds: arch-coordinator, layer-repository-protocol, layer-usecase-protocol
    // holds: diff-avoid-anyview, arch-no-anyview, diff-printchanges-debug, view-extract-subviews
    @Test(arguments: [
        ("Features/Home", "@testable import struct Data.Store", "layer-dependency 1:25"),
        ("Features/Home", "let x = Orders::OrderList()", "feature-independence 1:9"),
        ("Features/Home", "let x = Navigation::RouteStack<A>()", "layer-dependency 1:9"),
        ("Domain", "let x = 1; package import Observation", "framework 1:27"),
        ("Tests/HomeTests", "import Data", "layer-dependency 1:8"),
        ("Data/Store", "import DataSync", "layer-dependency 1:8"),
        ("Features/Home", "struct A: View {\n    let o: any OrderRepository\n}", "view-repository 2:16"),
        ("Features/Home", "let a = AnyView(b)", "any-view 1:9"),
        ("Features/Home", "final class A: ObservableObject {}", "observable-object 1:16"),
        ("App/Composition", "let a = B.shared", "shared-instance 1:11"),
        ("Features/Home", "final class ACoordinator {}", "coordinator-type 1:13"),
        ("Data/Store", "protocol ARepository {}", "repository-protocol 1:10"),
        ("Domain", "struct LoadUseCase {}", "use-case 1:8"),
        ("Tests/HomeTests", "try await Task.sleep(for: a)", "test-sleep 1:16"),
        ("DesignSystem", "let _ = Self._printChanges()", "change-printing 1:14"),
        ("Features/Home", "struct A: View {\n    var b: some View { C() }\n}", "view-part 2:9"),
        ("Features/Home", "func f() { Task.detached {} }", "feature-task 1:17"),
        ("Features/Home", "let x = try? await f()", "swallowed-error 1:9"),
        ("Data/Store", "let x = try? await f()", "swallowed-error 1:9"),
        ("App/Composition", "let x = try? await f()", "swallowed-error 1:9"),
    ])
    func `the gate finds what breaks them`(folder: String, code: String, finding: String) {
        var package = PackageFacts(name: "Clinic")
        for (name, path) in Self.targets {
            var target = TargetFacts(name: name, kind: name.hasSuffix("Tests") ? .test : .library, path: path)
            target.sources = path == folder ? ["\(path)/A.swift"] : []
            package.targets.append(target)
        }
        let found = Check(package, configuration).raw(SourcesInMemory(["\(folder)/A.swift": code]))
            .filter { $0.path != "Package.swift" }
        #expect(found.contains { "\($0.rule) \($0.place.line):\($0.place.column)" == finding }, "\(found)")
    }

    @Test func `of Domain the design system uses a load state, its staleness and an error`() throws {
        let only = try #require(configuration.layer(named: "DesignSystem")?.only.first)
        #expect(
            only.layer.text == "Domain"
                && only.names.map(\.text) == ["AppError", "LoadState", "Staleness"])
    }

    private static let targets = [
        ("Domain", "Domain"), ("Data", "Data/Store"), ("DataSync", "Data/Sync"), ("DesignSystem", "DesignSystem"),
        ("Navigation", "Kits/Navigation"), ("Home", "Features/Home"), ("Orders", "Features/Orders"),
        ("App", "App/Composition"), ("HomeTests", "Tests/HomeTests"),
    ]
}
