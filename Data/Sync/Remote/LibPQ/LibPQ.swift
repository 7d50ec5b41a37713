/// The functions of libpq, the C library for PostgreSQL, that a remote needs.
///
/// Nothing is linked: a clinic without a remote needs no libpq, and a start does not load it. The types are those of
/// its header, which promises to keep them.
struct LibPQ: Sendable {
    typealias Handle = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Texts = UnsafePointer<Text?>
    typealias Options = UnsafeMutableRawPointer

    let connectStart: @Sendable @convention(c) (Texts, Texts, Int32) -> Handle?
    let connectPoll: @Sendable @convention(c) (Handle) -> UInt32
    let status: @Sendable @convention(c) (Handle) -> UInt32
    let socket: @Sendable @convention(c) (Handle) -> Int32
    let errorMessage: @Sendable @convention(c) (Handle) -> Text?
    let needsPassword: @Sendable @convention(c) (Handle) -> Int32
    let setErrorVerbosity: @Sendable @convention(c) (Handle, UInt32) -> UInt32
    let setNoticeProcessor:
        @Sendable @convention(c) (Handle, NoticeProcessor, UnsafeMutableRawPointer?) -> OpaquePointer?
    let setNonBlocking: @Sendable @convention(c) (Handle, Int32) -> Int32
    let finish: @Sendable @convention(c) (Handle) -> Void

    let sendQuery: @Sendable @convention(c) (Handle, Text) -> Int32
    let sendQueryParams:
        @Sendable @convention(c) (
            Handle, Text, Int32, UnsafePointer<UInt32>?, Texts, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
        ) -> Int32
    let enterPipelineMode: @Sendable @convention(c) (Handle) -> Int32
    let exitPipelineMode: @Sendable @convention(c) (Handle) -> Int32
    let pipelineSync: @Sendable @convention(c) (Handle) -> Int32
    let flush: @Sendable @convention(c) (Handle) -> Int32
    let consumeInput: @Sendable @convention(c) (Handle) -> Int32
    let isBusy: @Sendable @convention(c) (Handle) -> Int32
    let getResult: @Sendable @convention(c) (Handle) -> Handle?
    let notifies: @Sendable @convention(c) (Handle) -> UnsafeMutableRawPointer?
    let backendPID: @Sendable @convention(c) (Handle) -> Int32

    let resultStatus: @Sendable @convention(c) (Handle) -> UInt32
    let resultErrorField: @Sendable @convention(c) (Handle, Int32) -> Text?
    let rowCount: @Sendable @convention(c) (Handle) -> Int32
    let isNull: @Sendable @convention(c) (Handle, Int32, Int32) -> Int32
    let value: @Sendable @convention(c) (Handle, Int32, Int32) -> Text?
    let length: @Sendable @convention(c) (Handle, Int32, Int32) -> Int32
    let clear: @Sendable @convention(c) (Handle) -> Void

    let parseAddress: @Sendable @convention(c) (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Options?
    let defaults: @Sendable @convention(c) () -> Options?
    let freeOptions: @Sendable @convention(c) (Options?) -> Void
    let freeMemory: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Receives the server's notices, which libpq would otherwise print.
    typealias NoticeProcessor = @convention(c) (UnsafeMutableRawPointer?, Text?) -> Void
}
