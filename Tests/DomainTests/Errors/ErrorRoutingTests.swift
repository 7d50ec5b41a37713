import Domain
import Support
import Testing

@Suite("The presentation of errors")
@MainActor struct ErrorRoutingTests {
    @Test func `a screen shows every error but a request to sign in, and hands all of them to the routing`() {
        let recording = RecordingErrorRouting()
        let errors: (any ErrorRouting)? = recording
        #expect(errors.leftToShow(of: .wrongCredentials) == .wrongCredentials)
        #expect(errors.leftToShow(of: .signInRequired) == nil)
        #expect(recording.errors == [.wrongCredentials, .signInRequired])
    }

    @Test func `a screen that outlives the routing shows every error itself`() {
        let errors: (any ErrorRouting)? = nil
        #expect(errors.leftToShow(of: .signInRequired) == .signInRequired)
    }
}
