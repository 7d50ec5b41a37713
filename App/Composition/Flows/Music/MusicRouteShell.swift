import DesignSystem
import Music

/// Makes the view of every Music route. The only place that maps them.
struct MusicRouteShell {
    let container: DependencyContainer
    let coordinator: MusicCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: MusicRoute) -> some View {
        switch route {
        case .playlist: PlaylistView(model: container.playlistModel(coordinator: coordinator, errors: errors))
        case .queue: QueueView(model: container.queueModel(errors: errors))
        case .song(let number):
            SongView(model: container.songModel(number, coordinator: coordinator, errors: errors))
        case .album(let number): AlbumView(model: container.albumModel(number, coordinator: coordinator))
        }
    }
}
