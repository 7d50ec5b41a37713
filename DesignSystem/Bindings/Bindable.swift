/// Makes bindings to the properties of a model: `Bindable(model).userName`, or `$model.userName` for a property.
@propertyWrapper @dynamicMemberLookup @MainActor package struct Bindable<Model: AnyObject> {
    /// The model.
    package var wrappedValue: Model

    /// Bindings to a model's properties.
    package init(_ model: Model) {
        wrappedValue = model
    }

    /// Bindings to a model's properties.
    package init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }

    /// The bindable itself.
    package var projectedValue: Self { self }

    /// A binding to one property.
    package subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        let model = wrappedValue
        return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }
}
