/// What a user can ask for while looking at the waiting room's music.
@MainActor package protocol MusicCoordinating: AnyObject {
}
