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

    @Test func `a view is made once for its place, when it is first asked for`() throws {
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

    @Test func `each place has its own view`() throws {
        let first = try #require(views.view(at: places[0]) { ModelView(model: Model()) } as? ModelView)
        let second = try #require(views.view(at: places[1]) { ModelView(model: Model()) } as? ModelView)
        #expect(first.model !== second.model)
    }

    @Test func `a model lives exactly as long as its place`() {
        weak let kept = enter(places[0])
        weak let gone = enter(places[1])
        #expect(kept != nil && gone != nil)
        views.keep(only: [places[0], places[2]])
        #expect(kept != nil)
        #expect(gone == nil)
        views.keep(only: [])
        #expect(kept == nil)
    }

    @Test func `a place that was let go of is given a new view when it is asked for again`() {
        enter(places[0])
        views.keep(only: [])
        var made = 0
        _ = views.view(at: places[0]) {
            made += 1
            return EmptyView()
        }
        #expect(made == 1)
    }

    @Test func `a dump says nothing about what the views hold`() {
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
