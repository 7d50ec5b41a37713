import Domain

/// One feature alone, on fakes of its own: which place it begins with, and where what its coordinator is asked for
/// leads.
///
/// Each module of previews has one of the name `Host`, a small table from requests to the feature's own views.
@MainActor package protocol FeatureHost: AnyObject {
    /// Puts the feature's first place on a scene, for somebody of a role, or for a visitor.
    init(on scene: HostScene, role: Role?) throws
}
