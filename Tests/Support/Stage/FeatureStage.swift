import Domain

/// One feature alone, on fakes of its own: which place it begins with, and where what its coordinator is asked for
/// leads.
///
/// Each module of previews has one of the name `Stage`, a small table from wishes to the feature's own views.
@MainActor package protocol FeatureStage: AnyObject {
    /// Puts the feature's first place on a scene, for somebody of a role, or for a visitor.
    init(on scene: StageScene, role: Role?) throws
}
