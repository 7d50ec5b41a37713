/// How view models read: each keeps a property current while its view runs the task.
///
/// Inlinable, so that a feature's reads are specialized for its types: looking those up costs more than the reading.
extension Snapshots {
    /// Keeps a view model's property current until the read is over or its task is cancelled: loading at first, then
    /// what each snapshot says, in the form that the screen shows.
    @inlinable @MainActor package func load<Model: AnyObject, Shown>(
        into property: ReferenceWritableKeyPath<Model, LoadState<Shown>>, of model: Model, as present: (Value) -> Shown
    ) async {
        model[keyPath: property] = .loading
        for await snapshot in self { model[keyPath: property].receive(snapshot, as: present) }
    }

    /// Keeps a view model's property current in the same way, where a missing value is an error.
    @inlinable @MainActor package func load<Model: AnyObject, Shown, Found>(
        into property: ReferenceWritableKeyPath<Model, LoadState<Shown>>, of model: Model, orFail error: AppError,
        as present: (Found) -> Shown
    ) async where Value == Found? {
        model[keyPath: property] = .loading
        for await snapshot in self { model[keyPath: property].receive(snapshot.required(orFail: error), as: present) }
    }

    /// Passes each value to an action; skips a snapshot without one.
    @inlinable @MainActor package func forEachValue(_ action: (Value) -> Void) async {
        for await snapshot in self {
            if case .value(let value, _, _) = snapshot { action(value) }
        }
    }
}

extension Snapshot {
    /// The same snapshot, where one of nothing is unavailable for a reason.
    @usableFromInline func required<Found>(orFail error: AppError) -> Snapshot<Found> where Value == Found? {
        switch self {
        case .value(let found?, let asOf, let freshness): .value(found, asOf: asOf, freshness: freshness)
        case .value(nil, _, _): .unavailable(error)
        case .unavailable(let error): .unavailable(error)
        }
    }
}
