import DesignSystemPreviews
import Support
import Testing

@MainActor @Suite("Every component of the design system")
struct PreviewTests {
    @Test(arguments: Previews.all) func `every state looks as it was last approved`(preview: Preview) async throws {
        try await expectGolden(of: preview, remedy: Remedy.goldens)
    }

    @Test(arguments: Previews.all)
    func `every state renders without effects, fits every width, and ends with its place`(preview: Preview) async throws
    {
        try await expectScreenLaws(of: preview)
    }

    @Test func `every golden is of a state that there is`() {
        expectOnlyGoldens(of: Previews.all)
    }
}
