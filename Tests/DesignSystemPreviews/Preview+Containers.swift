import DesignSystem
import Support

nonisolated extension Preview {
    /// Views that contain other views.
    static var containers: [Preview] {
        component("section", title: "Section", saying: "Lines") { title in
            Section(title) { Text("2 × Ibuprofen 400 mg, 20 tablets") }
            Section("Empty") {}
        } + rows + lists
            + [
                component("stack", "usual", title: "VStack, Group") {
                    VStack {
                        Text("First")
                        Group {
                            Text("Second")
                            Text("Third")
                        }
                    }
                }
            ]
    }

    private static var rows: [Preview] {
        component("row", title: "HStack", saying: "Ibuprofen 400 mg, 20 tablets") { words in
            HStack {
                Text("2 ×")
                Text(words)
                Spacer()
                Text("9.80 EUR")
            }
        }
    }

    private static var lists: [Preview] {
        [component("list", "empty", title: "List") { List {} }]
            + component("list", title: "List, ForEach", saying: "Lena Vogt") { name in
                List(SampleRow.rows(name)) { row in
                    HStack {
                        Text("#\(row.id)")
                        Text(row.name)
                        Spacer()
                        Text(row.amount)
                    }
                }
            }
            + component("list-of-buttons", title: "List, Button", saying: "Lena Vogt") { name in
                List {
                    ForEach(SampleRow.rows(name)) { row in
                        Button {
                        } label: {
                            HStack {
                                Text("#\(row.id)")
                                Text(row.name)
                                Spacer()
                                Text(row.amount)
                            }
                        }
                    }
                }
            }
    }
}

/// A row of a sample list.
nonisolated struct SampleRow: Identifiable {
    let id: Int
    let name: String
    let amount: String

    /// Three rows; one is about another person, with the given name.
    static func rows(_ name: String) -> [SampleRow] {
        [(1_040, "Ana Ruiz", "14.05 EUR"), (1_041, name, "9.80 EUR"), (1_042, "陳美玲", "1,204.00 EUR")]
            .map(SampleRow.init)
    }
}
