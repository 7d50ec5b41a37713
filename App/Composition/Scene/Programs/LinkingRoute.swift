import DesignSystem

/// A place of a flow that knows which things its flow shows, and where its controls lead: for programs, which are told
/// links instead of trying what a button does.
nonisolated protocol LinkingRoute: FlowRoute {
    /// The place that shows a thing, or nil for a thing of another flow.
    static func place(of record: Record) -> Self?

    /// The place that the control with an identifier leads to, or nil where that has no link or depends on what is
    /// saved first.
    func destination(of control: String, in state: AppState) -> AppRoute?
}

nonisolated extension LinkingRoute {
    /// None: the flow shows no things.
    static func place(of record: Record) -> Self? { nil }

    /// None.
    func destination(of control: String, in state: AppState) -> AppRoute? { nil }
}

nonisolated extension AppRoute {
    /// The place that shows a thing, or nil for a thing without a place of its own.
    init?(showing record: Record) {
        let places = Self.flowsWithRecords.lazy.compactMap { $0.place(of: record)?.appRoute }
        guard let place = places.first else { return nil }
        self = place
    }

    private static let flowsWithRecords: [any LinkingRoute.Type] = [
        AppointmentsRoute.self,
        CatalogRoute.self,
        MusicRoute.self,
        OffersRoute.self,
        OrdersRoute.self,
        PatientsRoute.self,
        StaffRoute.self,
    ]
}

nonisolated extension Record {
    /// The number of a thing of a type, or nil for another type.
    func number(ofType type: String) -> Int? {
        if type == self.type, case .number(let number) = id { number } else { nil }
    }

    /// The word that names a thing of a type, or nil for another type.
    func word(ofType type: String) -> String? {
        if type == self.type, case .text(let word) = id { word } else { nil }
    }
}
