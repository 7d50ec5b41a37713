import Foundation
import Observation

/// Read and write access to a value owned elsewhere. This one works.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// A binding from a getter and a setter.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The value belongs to a view, so both closures are isolated to the main actor.
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
    }

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (self.read, self.write) = (read, write) }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The bindable itself.
    public var projectedValue: Bindable<Value> { self }

    /// A value that is not observable has no bindings.
    @available(*, unavailable) public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: Observable {
    /// Bindings to an object's properties.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    /// A binding to one property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding<Subject>(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
}

/// A value that is kept with its scene.
@propertyWrapper public struct SceneStorage<Value> {
    private let value: Value

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
}

extension SceneStorage where Value == Data {
    /// A value under a key.
    public nonisolated init(wrappedValue: Data, _ key: String) { value = wrappedValue }
}
