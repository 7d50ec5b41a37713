import Domain

/// Where the parts of the start come from.
package struct HomeSources {
    let orders: any OrderRepository
    let appointments: any AppointmentRepository
    let catalog: any CatalogRepository
    let failedWrites: any FailedWriteRepository

    /// The repositories that the start looks into.
    package init(
        orders: any OrderRepository, appointments: any AppointmentRepository, catalog: any CatalogRepository,
        failedWrites: any FailedWriteRepository
    ) {
        self.orders = orders
        self.appointments = appointments
        self.catalog = catalog
        self.failedWrites = failedWrites
    }
}
