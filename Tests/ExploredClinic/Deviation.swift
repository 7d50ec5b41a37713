@testable import App

/// What does not hold of one screen after one step, on purpose.
nonisolated struct Deviation: Hashable, Sendable {
    /// What does not hold.
    let law: Finding.Law

    /// Where, as the map calls the screen.
    let screen: String

    /// After which step.
    let step: String

    /// Why that is meant.
    let reason: String

    /// Every deviation. One that is not met any more has to go.
    static let all = [
        Deviation(
            law: .link, screen: "products/{number}", step: "press Add to cart",
            reason: "that it is in the cart now is said to whoever put it there, not to whoever comes by a link")
    ]

    /// Whether it says so of this.
    func covers(_ law: Finding.Law, _ screen: String, _ way: Way) -> Bool {
        self.law == law && self.screen == screen && way.steps.last == [step]
    }
}
