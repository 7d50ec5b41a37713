import HeadlessUI
import Navigation
import TextShell

/// The laws of every step: a control has an effect, and leads to what it says.
extension Explorer {
    /// Checks where a step led.
    func checkStep(
        of walk: Walk<App>, from before: Moment<App>, to after: Moment<App>, by tap: ExploredTap, writes: Bool
    ) {
        exploration.controls.used(
            .init(screen: before.screenName, name: tap.name), effect(of: walk, before, after, writes: writes),
            at: walk.way)
        checkPersons(of: walk, since: before)
        checkQuestion(of: walk, before, after, tap, writes: writes)
        if tap.kind == "choose", let row = tap.control { checkRow(row, of: walk, before, after) }
        if tap.kind == "go" { checkSection(of: walk, after, tap) }
    }

    private func effect(
        of walk: Walk<App>, _ before: Moment<App>, _ after: Moment<App>, writes: Bool
    ) -> ControlUses<App.Start>.Effect {
        if writes || !after.isAt(before) { return .done }
        if let failure = after.screen.failure, before.screen.failure == nil { return .refused(failure) }
        if after.screen != before.screen { return .done }
        return walk.notices.first.map { .refused($0) } ?? .none
    }

    /// Another user sees nothing of the one before. A user who unlocks is the same one.
    private func checkPersons(of walk: Walk<App>, since before: Moment<App>) {
        guard walk.person.owner != before.person.owner else { return }
        let left = walk.scene.livePlaces.intersection(before.places)
        if !left.isEmpty { note(.access, "places of the previous user are left", of: walk) }
    }

    /// A question whose answer led somewhere or saved something is not asked any more.
    private func checkQuestion(
        of walk: Walk<App>, _ before: Moment<App>, _ after: Moment<App>, _ tap: ExploredTap, writes: Bool
    ) {
        guard let question = before.state.alert, question.place == after.state.alert?.place else { return }
        guard writes || before.state.withoutAlert != after.state.withoutAlert || before.person != after.person else {
            return
        }
        note(.question, "it is still asked after \(tap.kind)", of: walk)
    }

    /// The words that distinguish a row are found on the screen that it leads to, rather than those of another row.
    private func checkRow(_ row: Node, of walk: Walk<App>, _ before: Moment<App>, _ after: Moment<App>) {
        guard !after.isAt(before), after.state.alert == nil else { return }
        let (own, found) = (row.words, after.screen.words)
        let others = before.screen.controls.filter { $0.kind == "choose" && !own.isSubset(of: $0.words) }
        let fits = others.map { other in
            let (ownOnly, otherOnly) = (own.subtracting(other.words), other.words.subtracting(own))
            return (row: other, lead: otherOnly.likeness(to: found) - ownOnly.likeness(to: found))
        }
        guard let best = fits.max(by: { $0.lead < $1.lead }), best.lead > 0 else { return }
        note(.row, "“\(row.spokenText)” leads to what “\(best.row.spokenText)” says", of: walk)
    }

    /// An entry of the section bar leads to its section, unless a question comes before it.
    private func checkSection(of walk: Walk<App>, _ after: Moment<App>, _ tap: ExploredTap) {
        guard after.state.modals.isEmpty, after.state.alert == nil, walk.notices.isEmpty else { return }
        let title = app.title(of: after.state.section)
        if tap.lines != ["go \(title)"] { note(.frame, "\(tap.lines.joined()) leads to \(title)", of: walk) }
    }
}

extension Set<String> {
    /// The share of these that are among others.
    fileprivate func likeness(to others: Set<String>) -> Double {
        isEmpty ? 0 : Double(intersection(others).count) / Double(count)
    }
}

extension String {
    /// Its words and numbers.
    fileprivate var words: Set<String> {
        Set(lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}

extension Node {
    /// The words and numbers that it says.
    fileprivate var words: Set<String> { spokenText.words }
}

extension Screen {
    /// All words and numbers on it.
    fileprivate var words: Set<String> {
        let said = content.flattened.flatMap { [$0.label, $0.value ?? ""] } + breadcrumb
        return said.reduce(into: []) { $0.formUnion($1.words) }
    }
}
