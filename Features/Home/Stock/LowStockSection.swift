import DesignSystem

/// The products that run low, fewest left first.
struct LowStockSection: View {
    let model: LowStockModel

    var body: some View {
        Section("Low stock") {
            LoadedView(model.products) { rows in LowStock(rows: rows, model: model) }
        }
    }
}

/// The products themselves, or that there are none.
struct LowStock: View {
    let rows: [LowStockPresentation]
    let model: LowStockModel

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView(
                label: { Text("Enough of everything") }, description: { Text("No product runs low.") })
        }
        List(rows) { row in
            Button {
                model.show(row)
            } label: {
                HStack {
                    Text(row.name)
                    Spacer()
                    Text(row.left)
                }
            }
        }
    }
}
