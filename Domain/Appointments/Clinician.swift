/// A member of staff who sees patients.
package struct Clinician: Hashable, Sendable, Identifiable {
    /// The identity that they have as a member of staff.
    package let id: Staff.ID

    /// The name that they sign in with, by which links name them.
    package let slug: ClinicianSlug

    /// The name that others see.
    package let name: String

    /// A clinician from the parts.
    package init(id: Staff.ID, slug: ClinicianSlug, name: String) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

/// The word by which links name a clinician, such as `chen`.
package typealias ClinicianSlug = Slug<Clinician>
