import DesignSystem
import Domain

nonisolated extension CatalogRoute: LinkingRoute {
    /// The page of a product, a seller or a category.
    static func place(of record: Record) -> CatalogRoute? {
        record.number(ofType: "product").flatMap { ProductNumber($0) }.map(CatalogRoute.product)
            ?? record.number(ofType: "seller").flatMap { SellerNumber($0) }.map(CatalogRoute.seller)
            ?? record.word(ofType: "category").flatMap { CategoryName($0) }.map(CatalogRoute.category)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        if control == "cart" { return .catalog(.cart) }
        if control == "orders", case .product(let number) = self { return .orders(.scoped(.product(number))) }
        if control == "history", case .product(let number) = self { return .catalog(.history(number)) }
        return nil
    }
}
