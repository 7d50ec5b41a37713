// SwiftUI's writes to the bindings on a swipe, the back button, a tap on a tab, and closing a question.
import Foundation
import Navigation
import SwiftUI

@main @MainActor struct Swipes {
    let app = Shop()
    var path: Binding<[Place<ShopRoute>]> { app.places(on: app.state[.orders].id) }

    static func main() {
        for check in [goesBack, keepsADraft, asksTheGate, takesNoStalePath] { check(Swipes())() }
    }

    init() {
        app.journal.begin(.app)
        app.go(.route(.order(7)))
        app.journal.begin(.app)
    }

    func goesBack() {
        expect(path.wrappedValue.map(\.route) == [.order(7)], "the path is what lies above the root")
        path.wrappedValue = []
        expect(path.wrappedValue.isEmpty, "a swipe takes the place away")
        app.journal.begin(.app)
        app.go(.undo)
        expect(path.wrappedValue.map(\.route) == [.order(7)], "the journal has the swipe as a step that can be undone")
    }

    func keepsADraft() {
        app.drafts = [app.state.visiblePlace]
        path.wrappedValue = []
        expect(path.wrappedValue.map(\.route) == [.order(7)], "a place with a draft stays")
        let isAsked = app.isAsked(over: nil)
        expect(isAsked.wrappedValue, "the leave guard asks")
        isAsked.wrappedValue = false
        expect(!isAsked.wrappedValue && path.wrappedValue.count == 1, "the question is closed without an answer")
    }

    func asksTheGate() {
        app.sectionOnShow.wrappedValue = .safe
        expect(app.sectionOnShow.wrappedValue == .orders && app.refusals == ["shut"], "a gate keeps a section shut")
    }

    func takesNoStalePath() {
        let stale = path.wrappedValue
        app.go(.back)
        path.wrappedValue = stale
        expect(path.wrappedValue.isEmpty, "a path of before makes no place")
    }

    func expect(_ holds: Bool, _ what: String) {
        guard !holds else { return }
        FileHandle.standardError.write(Data("error: it does not hold that \(what)\n".utf8))
        exit(1)
    }
}
