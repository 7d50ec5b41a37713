/// What a statement of a body gives. Most give one view, which needs no list of its own.
package enum ViewPart {
    /// One view.
    case one(any View)
    /// Several views in their order.
    case several([any View])

    /// Adds the views to those before them.
    func add(to views: inout [any View]) {
        switch self {
        case .one(let view): views.append(view)
        case .several(let others): views += others
        }
    }
}
