import Domain

/// A host of one feature alone, on fakes of its own: its first place, and the destination of each request to its
/// coordinator.
///
/// Each module of previews has one named `Host`, a small table from requests to the feature's own views.
@MainActor package protocol FeatureHost: AnyObject {
    /// Puts the feature's first place on a scene, for a person of a role, or for a visitor.
    init(on scene: HostScene, role: Role?) throws
}
