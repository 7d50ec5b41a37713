import Data
import Domain

extension ClinicWorkstation {
    /// The code with which another workstation joins this clinic.
    ///
    /// - Throws: `AppError.noRemote` for a clinic that shares none, `AppError.signInRequired` or `AppError.notAllowed`
    ///   unless a manager is signed in, `AppError.noClinicKey`, or a storage error.
    package func joinCode() throws(AppError) -> JoinCode {
        try store.database.read { connection throws(AppError) in
            guard try connection.isShared() else { throw .noRemote }
            _ = try store.gate.admit([.manageStaff], in: connection)
            guard let founder = try connection.founder() else { throw .noFounder }
            return JoinCode(key: try ClinicKey.known(in: connection), founder: founder)
        }
    }

    /// Takes the clinic's key from a code: for a workstation that joined before the clinic had one, or that was given a
    /// wrong code and has nothing yet.
    ///
    /// - Throws: ``AppError/anotherFounder`` for the code of another clinic, ``AppError/wrongKey`` for one that opens
    ///   nobody's lock where the present one does, or a storage error.
    package func take(_ code: JoinCode) async throws(AppError) {
        try await store.writer.write { connection throws(AppError) in
            if let founder = try connection.founder(), founder != code.founder { throw .anotherFounder }
            let opens = try ClinicKey.find(in: connection).map { key throws(AppError) in
                try key.opensLocks(in: connection)
            }
            if opens == true, try !code.key.opensLocks(in: connection) { throw .wrongKey }
            try code.key.keep(founder: code.founder, in: connection)
            try code.key.encryptHashes(in: connection)
        }
    }

    /// Makes the clinic's key where its remote is of a version from before there was one: that comes before anybody
    /// signs in, who could not be given a key of their own without it.
    ///
    /// - Parameter remote: makes the remote, which only a workstation without the key asks.
    /// - Throws: `AppError.remote` if the remote cannot be asked, or a storage error.
    package func makeKey(for remote: () throws(AppError) -> any Remote) async throws(AppError) {
        let lacksKey = try store.database.read { connection throws(AppError) in
            try ClinicKey.find(in: connection) == nil
        }
        guard lacksKey else { return }
        do throws(AppError) {
            _ = try await remote().identify()
        } catch {
            guard case .remote(.older) = error else { throw error }
            try await store.writer.write { connection throws(AppError) in
                let key = try ClinicKey()
                try key.keep(in: connection)
                try key.encryptHashes(in: connection)
            }
        }
    }
}
