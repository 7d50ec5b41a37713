/// A law that does not hold of one screen, on purpose. One that is not met any more is a finding itself.
public struct AcceptedFinding: Hashable, Sendable {
    /// The law that does not hold.
    public let law: ExplorationLaw

    /// The screen, as the map calls it.
    public let screen: String

    /// The last line that was typed, or the control that it is about; nil for any.
    public let step: String?

    /// Why that is meant.
    public let reason: String

    /// Accepts what does not hold of a screen.
    public init(_ law: ExplorationLaw, of screen: String, after step: String? = nil, because reason: String) {
        (self.law, self.screen, self.step, self.reason) = (law, screen, step, reason)
    }

    /// Whether it is meant by this.
    func covers(_ law: ExplorationLaw, _ screen: String, _ step: String?) -> Bool {
        self.law == law && self.screen == screen && (self.step == nil || self.step == step)
    }
}
