import DesignSystem

/// One album with its songs.
package struct AlbumView: View {
    private let model: AlbumModel

    /// The album that a model keeps.
    package init(model: AlbumModel) { self.model = model }

    /// The album, or why it cannot be shown.
    package var body: some View {
        LoadedView(model.album) { album in
            Text(album.title).bold()
            LabeledContent("By", value: album.performer)
            LabeledContent("Length", value: album.length)
            if album.rows.isEmpty {
                ContentUnavailableView(
                    label: { Text("No songs") }, description: { Text("None of this album is here.") })
            } else {
                Section("Songs") {
                    List(album.rows) { row in Button(action: { model.show(row) }, label: { AlbumSongRow(row: row) }) }
                }
            }
        }
        .navigationTitle(model.title)
        .task { await model.observe() }
    }
}

/// One song of an album.
struct AlbumSongRow: View {
    let row: SongRowPresentation

    var body: some View {
        HStack {
            Text(row.title)
            Spacer()
            Text(row.length)
        }
    }
}
