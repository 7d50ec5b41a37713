import Domain

/// The shared dependencies of the screens about the staff.
package struct StaffDependencies {
    let staff: any StaffRepository
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// The repository, and the routing of errors.
    package init(staff: any StaffRepository, identifiers: any IdentifierSource, errors: any ErrorRouting) {
        self.staff = staff
        self.identifiers = identifiers
        self.errors = errors
    }
}
