import HeadlessUI
import Navigation
import Observation

/// The visible place.
@MainActor struct LibraryView: View {
    let scene: LibraryScene
    private let form = SignInForm()
    private let renderings = Renderings()

    init(scene: LibraryScene) {
        self.scene = scene
    }

    private var app: LibraryCoordinator { scene.coordinator }
    private var fault: LibraryFault? { scene.fault }

    var body: some View {
        switch (app.state.alert?.value, app.state.visibleRoute) {
        case (.giveBack(let number)?, _): question(about: number)
        case (_, .shelf): shelf
        case (_, .book(let number)): book(number)
        case (_, .reviews(let number)): reviews(of: number)
        case (_, .loans): loans
        case (_, .loan(let number)): loan(of: number)
        case (_, .settings): settings
        case (_, .signIn): signIn
        case (_, .archive), (_, .help): help
        }
    }

    @ViewBuilder private var shelf: ViewContent {
        List(Volume.all) { volume in
            Button(action: { open(.book(fault == .rowLeadsToItsNeighbour ? volume.id % 3 + 1 : volume.id)) }) {
                Text(volume.title)
                Text(volume.author)
            }
        }
        if fault == .deadButton { Button("Sort") {}.accessibilityIdentifier("sort") }
        if fault == .uselessButton { Button("Export") {}.disabled(true).accessibilityIdentifier("export") }
        Button("Settings") { app.present(fault == .sheetThatCannotBeClosed ? .sealed : .settings) }
            .accessibilityIdentifier("settings")
        if app.isMember {
            Button("Sign out") { app.signOut() }.accessibilityIdentifier("sign-out")
        } else if fault != .screenThatNothingReaches {
            Button("Sign in") { app.go(.signIn) }.accessibilityIdentifier("sign-in")
        }
    }

    @ViewBuilder private func book(_ number: Int) -> ViewContent {
        Text("\(LibraryRecords.titles[number] ?? ""), \(LibraryRecords.authors[number] ?? "")")
        if fault == .rendersOtherwise { Text("Seen \(renderings.next()) times") }
        Button("Reviews") { open(.reviews(number)) }.accessibilityIdentifier("reviews")
        Button("My loans") { app.go(.section(.loans)) }.accessibilityIdentifier("loans")
        if app.isMember, !app.records.lent.contains(number) {
            Button("Borrow") { app.records.lent.insert(number) }.accessibilityIdentifier("borrow")
        }
    }

    @ViewBuilder private func reviews(of number: Int) -> ViewContent {
        Text("Everyone likes \(LibraryRecords.titles[number] ?? "").")
        if fault == .refusedButton {
            Button("Write") { app.notices.append("Not today.") }.accessibilityIdentifier("write")
        }
        if fault == .failingButton { Button("Write") { app.hasFailed = true }.accessibilityIdentifier("write") }
        if app.hasFailed { FailureView("It did not work.", advice: "Try again.", code: "broken") }
    }

    @ViewBuilder private var loans: ViewContent {
        List(Volume.all.filter { app.records.lent.contains($0.id) }) { volume in
            Button(action: { open(.loan(volume.id)) }) { Text("\(volume.title), due soon") }
        }
        if fault == .recordsRefuse { FailureView("You may not.", advice: "Ask.", code: "not-allowed") }
    }

    @ViewBuilder private func loan(of number: Int) -> ViewContent {
        Text("\(LibraryRecords.titles[number] ?? "") is yours for a while.")
        Button("Give back") { app.present(alert: .giveBack(number)) }.accessibilityIdentifier("give-back")
    }

    @ViewBuilder private func question(about number: Int) -> ViewContent {
        Text("Give back").bold()
        Text("The book goes back on its shelf.")
        Button("Keep") { app.dismissAlert() }.accessibilityIdentifier("keep")
        Button("Give back") { giveBack(number) }.accessibilityIdentifier("give-back")
    }

    @ViewBuilder private var settings: ViewContent {
        Toggle(
            "Newest first", isOn: Binding(get: { app.isSorted }, set: { if fault != .deadChoice { app.isSorted = $0 } })
        )
        .accessibilityIdentifier("newest")
        if fault != .sheetThatCannotBeClosed { Button("Done") { app.dismiss() }.accessibilityIdentifier("done") }
    }

    @ViewBuilder private var signIn: ViewContent {
        TextField("Name", text: Bindable(form).name).accessibilityIdentifier("name")
        Button("Enter") { app.signIn() }.disabled(form.name.isEmpty).accessibilityIdentifier("enter")
        Button("Cancel") { app.dismiss() }.accessibilityIdentifier("cancel")
    }

    @ViewBuilder private var help: ViewContent {
        Text("Ask at the desk.")
        if fault == .linkShowsAnotherScreen, scene.cameByLink { Text("Thank you for the link.") }
        if fault == .anotherScreenEachTime {
            Button("Books") { app.go(.section(.books)) }.accessibilityIdentifier(
                String(repeating: "x", count: scene.openings))
        }
    }

    private func open(_ route: LibraryRoute) {
        app.step(to: route) { $0.push(route, on: $0[route.section ?? .books].id) }
    }

    private func giveBack(_ number: Int) {
        app.records.lent.remove(number)
        app.change { state in
            if fault != .questionIsLeftBehind { state.dismissAlert() }
            return state.change(state[.loans].id) { $0.pop() }
        }
    }
}

/// A book as a row shows it.
private struct Volume: Identifiable {
    let id: Int
    let title: String
    let author: String

    static let all = (1...3).map {
        Volume(id: $0, title: LibraryRecords.titles[$0] ?? "", author: LibraryRecords.authors[$0] ?? "")
    }
}

/// The name typed to sign in.
@MainActor @Observable private final class SignInForm {
    var name = ""
}

/// A counter of the renderings of a place.
@MainActor private final class Renderings {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
