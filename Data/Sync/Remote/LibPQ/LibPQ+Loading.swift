import Domain
import Glibc

extension LibPQ {
    /// The names under which systems have the library, the usual one of each first.
    static let names = [
        "libpq.so.5", "libpq.so", "libpq.5.dylib", "libpq.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
        "/usr/local/opt/libpq/lib/libpq.5.dylib",
    ]

    /// Loads the library, or returns it if it is loaded. It is never unloaded.
    ///
    /// - Throws: `RemoteFault.libraryMissing`, with the names that were tried.
    static func load(_ names: [String] = names) throws(AppError) -> LibPQ {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
            let tried = names.joined(separator: ", ")
            throw .remote(.libraryMissing(detail: "libpq is not installed (looked for \(tried))"))
        }
        return try LibPQ(library)
    }

    private init(_ library: UnsafeMutableRawPointer) throws(AppError) {
        func function<Function>(_ name: String, _: Function.Type = Function.self) throws(AppError) -> Function {
            guard let address = dlsym(library, name) else {
                throw .remote(.libraryMissing(detail: "libpq has no \(name): version 14 or later is needed"))
            }
            return unsafeBitCast(address, to: Function.self)
        }
        connectStart = try function("PQconnectStartParams")
        connectPoll = try function("PQconnectPoll")
        status = try function("PQstatus")
        socket = try function("PQsocket")
        errorMessage = try function("PQerrorMessage")
        needsPassword = try function("PQconnectionNeedsPassword")
        setErrorVerbosity = try function("PQsetErrorVerbosity")
        setNoticeProcessor = try function("PQsetNoticeProcessor")
        setNonBlocking = try function("PQsetnonblocking")
        finish = try function("PQfinish")
        sendQuery = try function("PQsendQuery")
        sendQueryParams = try function("PQsendQueryParams")
        enterPipelineMode = try function("PQenterPipelineMode")
        exitPipelineMode = try function("PQexitPipelineMode")
        pipelineSync = try function("PQpipelineSync")
        flush = try function("PQflush")
        consumeInput = try function("PQconsumeInput")
        isBusy = try function("PQisBusy")
        getResult = try function("PQgetResult")
        notifies = try function("PQnotifies")
        backendPID = try function("PQbackendPID")
        resultStatus = try function("PQresultStatus")
        resultErrorField = try function("PQresultErrorField")
        rowCount = try function("PQntuples")
        isNull = try function("PQgetisnull")
        value = try function("PQgetvalue")
        length = try function("PQgetlength")
        clear = try function("PQclear")
        parseAddress = try function("PQconninfoParse")
        defaults = try function("PQconndefaults")
        freeOptions = try function("PQconninfoFree")
        freeMemory = try function("PQfreemem")
    }
}
