import DesignSystem
import Domain
import Support
import Testing

@testable import Music

@Suite struct MusicTests {
}
