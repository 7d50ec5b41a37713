extension LibPQ {
    /// `ConnStatusType`: connected.
    static let connectionOK: UInt32 = 0

    /// The result of `PQconnectPoll`.
    enum Polling {
        static let failed: UInt32 = 0
        static let reading: UInt32 = 1
        static let writing: UInt32 = 2
        static let ok: UInt32 = 3
    }

    /// `ExecStatusType`, as far as it is asked for.
    enum Status {
        static let commandOK: UInt32 = 1
        static let rows: UInt32 = 2
        static let pipelineSync: UInt32 = 10
    }

    /// `PGVerbosity`: the usual words of an error, or all, the SQLSTATE among them.
    enum Verbosity {
        static let usual: UInt32 = 1
        static let verbose: UInt32 = 2
    }

    /// Which part of an error is asked for: the letters of the protocol.
    enum ErrorField {
        static let state = Int32(UInt8(ascii: "C"))
        static let message = Int32(UInt8(ascii: "M"))
    }
}
