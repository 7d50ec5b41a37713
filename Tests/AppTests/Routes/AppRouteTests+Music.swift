import Domain
import Testing

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func musicSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 601, Int.max]
        return [
            "clinic://music": [.music(.playlist)],
            "clinic://music/queue": [.music(.queue)],
            "clinic://music/songs/{number}": try numbers.map { .music(.song(try #require(SongNumber($0)))) },
            "clinic://music/albums/{number}": try numbers.map { .music(.album(try #require(AlbumNumber($0)))) },
        ]
    }
}
