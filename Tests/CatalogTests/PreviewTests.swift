import CatalogPreviews
import Support
import Testing

@Suite("Every screen of Catalog")
struct PreviewTests {
    @Test("Every state looks as it was last approved", arguments: Previews.all)
    func golden(preview: Preview) async throws {
        try await expectGolden(of: preview, remedy: Remedy.goldens)
    }

    @Test("Every state renders without effects, fits every width, and ends with its place", arguments: Previews.all)
    func laws(preview: Preview) async throws {
        try await expectScreenLaws(of: preview)
    }

    @Test("Every golden is of a state that there is")
    func onlyGoldens() {
        expectOnlyGoldens(of: Previews.all)
    }

    @Test("The feature by itself begins with a screen for everybody, and each button there leads on")
    func host() async throws {
        try await expectHost(Host.self)
    }
}
