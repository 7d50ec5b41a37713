@_exported import Channels

/// A live read of a repository: the present answer at once, then a new one after every change, until the reader stops.
package typealias Snapshots<Value: Sendable> = LiveValues<Result<Value, AppError>>

extension LiveValues {
    /// Keeps a property of a view model current for as long as its view runs the task: loading at first, then what each
    /// answer says.
    @MainActor package func load<Model: AnyObject, Value>(
        into property: ReferenceWritableKeyPath<Model, LoadState<Value>>, of model: Model
    ) async where Element == Result<Value, AppError> {
        model[keyPath: property] = .loading
        for await answer in self { model[keyPath: property].receive(answer) }
    }
}
