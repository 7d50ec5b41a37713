/// What plays in the waiting room.
package protocol MusicRepository: Sendable {}
