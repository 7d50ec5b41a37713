import DesignSystem
import Domain
import Support
import Testing

@MainActor @Suite("A feature's host")
struct HostLawsTests {
    @Test func `a button that leads to another screen, to one like this one or to another feature does something`()
        async throws
    {
        try await expectHost(LeadingHost.self)
    }

    @Test func `a button that does nothing fails`() async throws {
        try await withKnownIssue {
            try await expectHost(IdleHost.self)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("1 Wait does nothing") }
        }
    }
}

/// A host on which one button leads to a sheet, and one to another feature.
private final class LeadingHost: FeatureHost {
    init(on scene: HostScene, role: Role?) {
        scene.show(
            VStack {
                Button("More") { scene.show(Text("more").navigationTitle("More"), .sheet) }
                Button("Today") { scene.replace(with: Text("today").navigationTitle("Start")) }
                Button("Music") { scene.asked(for: "the music") }
            }
            .navigationTitle("Start"))
    }
}

/// A host whose only button does nothing.
private final class IdleHost: FeatureHost {
    init(on scene: HostScene, role: Role?) {
        scene.show(Button("Wait") {}.navigationTitle("Start"))
    }
}
