import HeadlessUI
import Testing

@Suite("The views of places") @MainActor
struct PlaceViewsTests {
    private final class Model {
        var text = ""
    }

    private struct ModelView: View {
        let model: Model
        var body: some View { Text(model.text) }
    }

    private let views = PlaceViews()
    private let places = (1...3).map { ScenePlace($0) }

    @Test("A view is made once for its place, when it is first asked for")
    func once() throws {
        var made = 0
        let ask = {
            self.views.view(at: self.places[0]) {
                made += 1
                return ModelView(model: Model())
            }
        }
        let first = try #require(ask() as? ModelView)
        let second = try #require(ask() as? ModelView)
        #expect(made == 1)
        #expect(first.model === second.model)
    }

    @Test("Each place has its own view")
    func own() throws {
        let first = try #require(views.view(at: places[0]) { ModelView(model: Model()) } as? ModelView)
        let second = try #require(views.view(at: places[1]) { ModelView(model: Model()) } as? ModelView)
        #expect(first.model !== second.model)
    }

    @Test("A model lives exactly as long as its place")
    func lifetime() {
        weak let kept = enter(places[0])
        weak let gone = enter(places[1])
        #expect(kept != nil && gone != nil)
        views.keep(only: [places[0], places[2]])
        #expect(kept != nil)
        #expect(gone == nil)
        views.keep(only: [])
        #expect(kept == nil)
    }

    @Test("A place that was let go of is given a new view when it is asked for again")
    func again() {
        enter(places[0])
        views.keep(only: [])
        var made = 0
        _ = views.view(at: places[0]) {
            made += 1
            return EmptyView()
        }
        #expect(made == 1)
    }

    @Test("A dump says nothing about what the views hold")
    func dumped() {
        enter(places[0])
        var text = ""
        dump(views, to: &text)
        #expect(!text.contains("Model"))
    }

    /// Enters a place, and returns its model without retaining it.
    @discardableResult private func enter(_ place: ScenePlace) -> Model? {
        let model = Model()
        _ = views.view(at: place) { ModelView(model: model) }
        return model
    }
}
