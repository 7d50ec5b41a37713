import DesignSystem
import Domain
import Support
import Testing

@MainActor @Suite("A feature's stage")
struct StageLawsTests {
    @Test("A button that leads to another screen, to one like this one or to another feature does something")
    func leading() async throws {
        try await expectStage(LeadingStage.self)
    }

    @Test("A button that does nothing fails")
    func idle() async throws {
        try await withKnownIssue {
            try await expectStage(IdleStage.self)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("1 Wait does nothing") }
        }
    }
}

/// A stage on which one button leads to a sheet, and one to another feature.
private final class LeadingStage: FeatureStage {
    init(on scene: StageScene, role: Role?) {
        scene.show(
            VStack {
                Button("More") { scene.show(Text("more").navigationTitle("More"), .sheet) }
                Button("Today") { scene.replace(with: Text("today").navigationTitle("Start")) }
                Button("Music") { scene.asked(for: "the music") }
            }
            .navigationTitle("Start"))
    }
}

/// A stage whose only button does nothing.
private final class IdleStage: FeatureStage {
    init(on scene: StageScene, role: Role?) {
        scene.show(Button("Wait") {}.navigationTitle("Start"))
    }
}
