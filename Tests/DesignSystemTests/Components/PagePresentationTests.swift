import DesignSystem
import Foundation
import Testing

@Suite("A page of a list")
struct PagePresentationTests {
    @Test(
        arguments: [
            (0, 1, 1, false, "Order 1 of 1"), (0, 2, 5, true, "Orders 1 to 2 of 5"),
            (4, 1, 5, false, "Order 5 of 5"), (0, 2, nil, true, "Orders 1 to 2, and more"),
            (2, 2, nil, false, "Orders 3 to 4 of 4"),
        ] as [(start: Int, count: Int, total: Int?, hasNext: Bool, summary: String)])
    func `says which rows it has, of how many where that is known, and what is before and after it`(
        row: (start: Int, count: Int, total: Int?, hasNext: Bool, summary: String)
    ) {
        let page = PagePresentation(
            Array(1...row.count), named: "Order", from: row.start, of: row.total, hasNext: row.hasNext)
        #expect(page.summary == row.summary)
        #expect([page.hasPrevious, page.hasNext] == [row.start > 0, row.hasNext])
    }

    @Test(arguments: [(0, true), (2, true), (2, false)])
    @MainActor func `has a control for each neighbour, and for no other`(start: Int, hasNext: Bool) {
        let page = PagePresentation([1, 2], named: "Order", from: start, of: 9, hasNext: hasNext)
        let controls = PageControls(of: page, previous: {}, next: {})
        let labels = controls.rendered(in: RenderEnvironment()).content.children.map(\.label)
        #expect(labels == (hasNext ? ["More"] : []) + (start > 0 ? ["Previous page"] : []))
    }
}
