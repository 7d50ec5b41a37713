/// Tells the places of a scene apart: one visit to one screen.
public struct ScenePlace: Hashable, Sendable {
    /// A number that the scene gives to no other place, also not to one that comes later.
    public let number: Int

    /// A place by its number.
    public init(_ number: Int) {
        self.number = number
    }
}
