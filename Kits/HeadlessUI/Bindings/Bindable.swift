/// Makes bindings to the properties of a model: `Bindable(model).userName`, or `$model.userName` for a property.
@propertyWrapper @dynamicMemberLookup @MainActor public struct Bindable<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model

    /// Bindings to a model's properties.
    public init(_ model: Model) {
        wrappedValue = model
    }

    /// Bindings to a model's properties.
    public init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }

    /// The bindable itself.
    public var projectedValue: Self { self }

    /// A binding to one property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        let model = wrappedValue
        return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }
}
