import HeadlessUI
import Support

/// Screens with every kind of element and random texts.
@MainActor func sampleScreen(seed: Int) -> Screen {
    var samples = TextSamples(seed: seed)
    let vocabulary = TextSamples.harmless + (seed.isMultiple(of: 2) ? TextSamples.hostile : [])
    let texts = (0..<16).map { _ in samples.text(of: vocabulary) }
    let rows = (0..<(seed % 5)).map { SampleRow(id: $0, texts: [texts[$0], texts[$0 + 5], texts[$0 + 10]]) }
    var screen = screen {
        Text(texts[0])
        LabeledContent(texts[1], value: texts[2])
        Section(texts[3]) {
            List(rows) { row in
                Button {
                } label: {
                    HStack {
                        Text("#\(row.id)")
                        Text(row.texts[0])
                        Text(row.texts[1])
                        Spacer()
                        Text(row.texts[2])
                    }
                }
            }
        }
        Picker(texts[4], selection: .constant(0)) {
            Text(texts[5]).tag(0)
            Text(texts[6]).tag(1)
        }
        TextField(texts[7], text: .constant(texts[8]))
        SecureField(texts[8], text: .constant(texts[9]))
        Toggle(texts[9], isOn: .constant(seed.isMultiple(of: 2)))
        Button(texts[9]) {}.disabled(seed.isMultiple(of: 3))
        Button(texts[10]) {}
        FailureView(texts[11], advice: texts[12], code: "conflict")
        ContentUnavailableView(label: { Text(texts[12]) }, description: { Text(texts[13]) })
        ProgressView(texts[14])
    }
    screen.breadcrumb = [VisibleText.escaped(texts[15]), screen.title]
    return screen
}

/// A row of a sample list.
struct SampleRow: Identifiable {
    let id: Int
    let texts: [String]
}
