import Domain

/// The models that keep each part current.
package struct HomeParts {
    let waitingOrders: WaitingOrdersModel
    let nextAppointments: NextAppointmentsModel
    let lowStock: LowStockModel
    let failedWrites: FailedWritesModel
    let remote: RemoteModel

    /// The parts over the repositories that they look into, and the coordinator that they ask for what the user picks.
    package init(
        orders: any OrderRepository, appointments: any AppointmentRepository, catalog: any CatalogRepository,
        failedWrites: any FailedWriteRepository, sync: any SyncRepository, coordinator: any HomeCoordinating
    ) {
        waitingOrders = WaitingOrdersModel(orders: orders, coordinator: coordinator)
        nextAppointments = NextAppointmentsModel(appointments: appointments, coordinator: coordinator)
        lowStock = LowStockModel(catalog: catalog, coordinator: coordinator)
        self.failedWrites = FailedWritesModel(failures: failedWrites)
        remote = RemoteModel(sync: sync, coordinator: coordinator)
    }
}
