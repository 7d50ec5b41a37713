import DesignSystem

/// The products that run low, fewest left first.
struct LowStockSection: View {
    let model: LowStockModel

    var body: some View {
        Section("Low stock") {
            LoadedView(model.products) { rows in LowStock(rows: rows, show: model.show) }
        }
    }
}

/// The products themselves, or that there are none.
struct LowStock: View {
    let rows: [LowStockPresentation]
    let show: @MainActor (LowStockPresentation) -> Void

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView(
                label: { Text("Enough of everything") }, description: { Text("No product runs low.") })
        }
        List(rows) { row in Button(action: { show(row) }, label: { LowStockRow(row: row) }) }
    }
}

/// One product, and how much of it is left.
struct LowStockRow: View {
    let row: LowStockPresentation

    var body: some View {
        HStack {
            Text(row.name)
            Spacer()
            Text(row.left)
        }
    }
}
