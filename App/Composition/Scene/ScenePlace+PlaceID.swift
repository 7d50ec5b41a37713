import DesignSystem
import Navigation

nonisolated extension ScenePlace {
    /// A place of the app: the number of its stack, and its number on that.
    init(_ place: PlaceID) {
        self.init(place.stack.number << 32 | place.number)
    }
}
