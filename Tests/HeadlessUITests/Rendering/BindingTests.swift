import HeadlessUI
import Testing

@MainActor @Suite("Bindings")
struct BindingTests {
    private let form = Form()

    @Test func `read and write a model's property by its name`() {
        let name = Bindable(form).person.name
        #expect(name.wrappedValue == "Ana")
        name.wrappedValue = "Ben"
        #expect(form.person == Person(name: "Ben", age: 41))
    }

    @Test func `reach into a value at any depth, and change nothing else`() {
        let person = Bindable(form).person
        person.age.wrappedValue += 1
        #expect(form.person == Person(name: "Ana", age: 42))
        person.wrappedValue = Person(name: "Chen", age: 50)
        #expect(person.name.wrappedValue == "Chen")
    }

    @Test func `always read the current value, after any change`() {
        let name = Bindable(form).person.name
        form.person.name = "Maya"
        #expect(name.wrappedValue == "Maya")
    }

    @Test func `are reached with a dollar sign from a wrapped property`() {
        let holder = Holder(form: form)
        holder.$form.person.name.wrappedValue = "Eve"
        #expect(form.person.name == "Eve")
        #expect(holder.name.wrappedValue == "Eve")
    }
}

private struct Person: Hashable {
    var name: String
    var age: Int
}

@MainActor private final class Form {
    var person = Person(name: "Ana", age: 41)
}

@MainActor private struct Holder {
    @Bindable var form: Form

    var name: Binding<String> {
        @Binding(get: { form.person }, set: { form.person = $0 }) var person: Person
        return $person.name
    }
}
