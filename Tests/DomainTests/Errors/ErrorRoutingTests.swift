import Domain
import Support
import Testing

@Suite("The presentation of errors")
@MainActor struct ErrorRoutingTests {
    @Test("A screen shows every error but a request to sign in, and hands all of them to the routing")
    func leftToShow() {
        let recording = RecordingErrorRouting()
        let errors: (any ErrorRouting)? = recording
        #expect(errors.leftToShow(of: .wrongCredentials) == .wrongCredentials)
        #expect(errors.leftToShow(of: .signInRequired) == nil)
        #expect(recording.errors == [.wrongCredentials, .signInRequired])
    }

    @Test("A screen that outlives the routing shows every error itself")
    func withoutRouting() {
        let errors: (any ErrorRouting)? = nil
        #expect(errors.leftToShow(of: .signInRequired) == .signInRequired)
    }
}
