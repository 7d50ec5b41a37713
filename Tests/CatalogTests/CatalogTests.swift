import DesignSystem
import Domain
import Support
import Testing

@testable import Catalog

@Suite struct CatalogTests {
}
