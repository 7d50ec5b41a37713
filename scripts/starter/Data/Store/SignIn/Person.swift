// only sign-in
import Domain

/// Somebody who may sign in. These stand in for your server, which alone knows its people: no app has their passwords.
struct Person {
    let session: Session
    let password: String

    /// The people of the example.
    static let all = [Person(session: Session(userName: "ana", name: "Ana Ruiz"), password: "demo")]

    /// The person with a user name, or nil.
    static func named(_ userName: String) -> Person? { all.first { $0.session.userName == userName } }
}
