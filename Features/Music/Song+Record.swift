import DesignSystem
import Domain

extension Song {
    /// The song for programs.
    nonisolated var record: Record {
        Record(
            "song", id: .number(number.rawValue),
            ["title": .text(title), "album": .record(album.record), "seconds": .number(length.seconds)])
    }
}

extension Album {
    /// The album for programs.
    nonisolated var record: Record {
        Record("album", id: .number(number.rawValue), ["title": .text(title), "performer": .text(performer)])
    }
}
