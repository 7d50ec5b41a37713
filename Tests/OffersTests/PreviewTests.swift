import OffersPreviews
import Support
import Testing

@Suite("Every screen of Offers")
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

    @Test
    func `the feature by itself begins with a screen for everybody, and each button there leads on`() async throws {
        try await expectHost(Host.self)
    }
}
